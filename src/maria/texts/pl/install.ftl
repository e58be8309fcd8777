### Części programu, które nie są zainstalowane, i procesy robocze.

extra-draw = Do rysowania planszy potrzebny jest pakiet { $package }, który nie jest zainstalowany. Zainstaluj go: pip install "maria-game[draw]"
extra-server = Do partii w sieci i strony potrzebny jest pakiet { $package }, który nie jest zainstalowany. Zainstaluj go: pip install "maria-game[server]". Albo graj bez niego: maria play --terminal
extra-arena = Arena wymaga pakietu { $package }, który nie jest zainstalowany. Zainstaluj go: pip install "maria-game[arena]"
extra-ray = Gra na klastrze wymaga pakietu { $package }, który nie jest zainstalowany. Zainstaluj go: pip install "maria-game[ray]"
extra-research = Środowiska do uczenia wymagają pakietu { $package }, który nie jest zainstalowany. Zainstaluj go: pip install "maria-game[research]"

workers-engine = Nie ma silnika „{ $engine }”. Silniki: { $engines }.
workers-ray = Nie można połączyć się z Ray ani go uruchomić ({ $address }): { $reason }
workers-died = Partia { $number } została porzucona; procesy robocze, które na niej padły: { $tries }.
