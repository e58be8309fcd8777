### Teile des Programms, die nicht installiert sind, und Arbeiter.

extra-draw = Um das Brett zu zeichnen, braucht es { $package }, und das ist nicht installiert. Installiere es mit: pip install "maria-game[draw]"
extra-server = Für Partien im Netz und die Seite braucht es { $package }, und das ist nicht installiert. Installiere es mit: pip install "maria-game[server]". Oder spiel ohne: maria play --terminal
extra-arena = Die Arena braucht { $package }, und das ist nicht installiert. Installiere es mit: pip install "maria-game[arena]"
extra-ray = Auf einem Cluster zu spielen braucht { $package }, und das ist nicht installiert. Installiere es mit: pip install "maria-game[ray]"
extra-research = Die Lernumgebungen brauchen { $package }, und das ist nicht installiert. Installiere es mit: pip install "maria-game[research]"

workers-engine = Eine Engine „{ $engine }“ gibt es nicht. Engines: { $engines }.
workers-ray = Ray ist nicht erreichbar oder startet nicht ({ $address }): { $reason }
workers-died = Partie { $number } wurde aufgegeben: { $tries } Prozesse sind daran gescheitert.
