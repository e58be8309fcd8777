### Strony wokół planszy, ładowane razem z nimi.

page-pages = Strony
page-more = Pokaż więcej
page-name-of = Imię: { $seat }
page-nav-new = Nowa partia
page-nav-watch = Oglądaj
page-nav-load = Wczytaj zapis
page-nav-about = O grze
page-home-author = według gry planszowej Richarda Sivéla
page-home-now = Zagraj teraz
page-home-now-what = Gra wprowadzająca na mapie Bohemii, przeciw dwóm botom dla początkujących. Kim chcesz zagrać?
page-home-play = Graj
page-home-starting = Tasowanie …
page-home-new = Z przyjaciółmi, botami lub razem
page-home-games = Wróć do swoich partii
page-home-watch = Partie publiczne
page-home-load = Odtwórz zapisaną partię albo graj ją dalej
page-home-waiting = { $count ->
    [one] Jedna partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[many] { $count } partii czeka na ciebie
}
page-new-title = Nowa partia
page-new-lead = Wybierz grę i to, kto gdzie siedzi. Pozostałym wystarczy link.
page-new-players = Gracze
page-variant-introductory = Jedna mapa, wojna i zaopatrzenie, bez polityki. Dziewięć tur; dobra na pierwszy wieczór.
page-variant-advanced = Obie mapy, polityka, wybory cesarskie, subsydia, pokój i zimowe wyniki. Dwanaście tur.
page-variant-silesia-gambit = Trzech graczy na obu mapach, bez polityki: czy Austria odda Śląsk?
page-new-seats = Kto gra?
page-new-who = Kto gra jako { $seat }?
page-sits-me = Ja
page-sits-link = Przez link
page-sits-here = Przy tym ekranie
page-sits-bot = Bot
page-sits-link-what = Po utworzeniu partii dostaniesz link do wysłania.
bot-about-recruit = gra losowo i łatwo z nim wygrać.
bot-about-ensign = gra rozsądnie, popełnia błędy początkującego i zdradza swoje plany: dobry na pierwsze partie.
bot-about-captain = gra z wyczuciem, pilnuje tego, co ma, i negocjuje.
bot-about-colonel = gra tak szybko jak Kapitan i wygrywa dwa razy częściej.
bot-about-marshal = planuje całe kampanie: najsilniejszy przeciwnik i najwolniejszy.
page-new-tempers = Z temperamentem Pułkownik i Marszałek są równie silni, ale inaczej walczą i mówią.
page-new-bots = To górna granica: boty zwykle odpowiadają od razu.
page-new-seconds = Jak długo bot może myśleć
page-seconds = do { $count } s
page-new-name = Nazwa partii
page-stand-in = Bot zastępuje gracza, któremu skończy się czas
page-stand-in-what = Gra, dopóki gracz nie wróci. Bez niego partia po prostu czeka.
page-new-create = Utwórz partię
page-new-create-bots = Niech grają
page-new-bots-only = Same boty: ty oglądasz.
page-links-lead = Partia zacznie się, gdy wszyscy tu będą.
page-links-begun = Wszyscy już są; partia się zaczęła.
page-nameless = gracz
page-status-waiting = czeka na graczy
page-status-over = zakończona
page-status-turn = { $turn ->
    [0] przygotowanie
   *[other] tura { $turn }
}
page-games-lead = Partie, w których ta przeglądarka ma miejsce.
page-games-linked = Partie twojego osobistego linku i tej przeglądarki.
page-games-settings = Utwórz osobisty link, aby mieć swoje partie na każdym urządzeniu.
page-games-over = Zakończone
page-games-none = Nie ma jeszcze żadnych partii.
page-your-turn = Twoja kolej
page-since = początek: { $time }
page-waits-for = teraz gra: { $seats }
page-to-table = Do stołu
page-replay = Powtórka
page-record = Zapis
page-load-title = Wczytaj zapis
page-load-lead = Zapis to partia w postaci tekstu. Odtwórz zakończoną partię albo graj dalej niedokończoną.
page-load-file = Wybierz plik
page-load-drop = lub upuść go tutaj
page-load-text = Albo wklej jego tekst
page-load-do = Wczytaj
page-load-goes-on = Ta partia stanęła w turze { $turn }. Kto gra dalej?
page-load-go-on = Dalej
page-load-look = Tylko obejrzyj
page-about-game = Gra
page-about-game-text = MARIA to gra planszowa Richarda Sivéla, wydana przez Histogame: dwóch lub trzech graczy toczy wojnę o sukcesję austriacką. Ta strona jest narzędziem dla tych, którzy kochają tę grę. Jeśli ci się podoba, kup oryginał; to arcydzieło.
page-about-board = Plansza
page-about-board-text = Plansza i karty polityki są tu rekonstrukcją według opublikowanych opisów zasad, narysowaną od nowa. Nie są oryginałami i różnią się od nich. Położenie miast: GeoNames, CC BY 4.0.
page-about-fair = Sprawdzalna uczciwość
page-about-fair-text = Przed każdą partią serwer zobowiązuje się do sekretu, pokazując jego skrót. Przeglądarka każdego gracza dodaje liczbę losową. Tasowanie wynika z nich wszystkich razem, więc nikt nie może na nie wpłynąć, a po partii każdy może to sprawdzić.
page-about-privacy = Co jest przechowywane
page-about-privacy-text = Serwer przechowuje twoje partie, wiadomości i podane imię oraz dane kontaktowe, jeśli je podasz. Nie ma ciasteczek, kont ani obcych serwerów. Klucze do twoich miejsc ma twoja przeglądarka; swoje dane możesz usunąć w ustawieniach.
page-about-licence = Licencje
page-about-licence-text = Program jest wolnym oprogramowaniem na licencji MIT. Krój pisma to Alegreya, autor Juan Pablo del Peral, SIL Open Font License.
page-about-version = Wersja { $version }, silnik zasad { $engine }
page-home-learn = Poznaj grę
page-home-how-what = Jak grać, w ośmiu obrazkach
page-home-learn-what = Krótkie lekcje na planszy, zagadki i instrukcja
page-home-first = Twoja pierwsza partia, z instruktorem
page-home-first-what = Bez czytania zasad: wygraj pierwszą bitwę w pięć minut.
page-nav-learn = Nauka
page-nav-how = Jak grać
page-nav-rules = Zasady
page-role-introductory-maria_theresa = Austria jest sama przeciw wszystkim. Wytrzymaj dziewięć tur, a wygrasz.
page-role-introductory-frederick = Prusy i ich sojusznik biorą, co mogą. Dwanaście twierdz w Austrii i na Śląsku daje zwycięstwo.
page-role-introductory-louis = Francja walczy daleko od domu, u boku Bawarii. Dziewięć twierdz w Austrii daje zwycięstwo.
page-role-introductory-a = Prusy, Saksonia, Francja i Bawaria. Do zwycięstwa potrzeba dziewięciu twierdz w Austrii dla Francji i jednocześnie dwunastu tam i na Śląsku dla Prus.
page-role-introductory-b = Austria, sama. Wygrywasz, jeśli po dziewięciu turach ani Francja, ani Prusy nie osiągnęły celu.
page-role-advanced-maria_theresa = Austria, atakowana ze wszystkich stron. Odzyskaj, co stracone, doprowadź do wyboru Franciszka i opróżnij swoją pulę znaczników zwycięstwa.
page-role-advanced-frederick = Dwie wrogie sobie siły: Prusy z Saksonią na wschodzie i Armia Pragmatyczna na zachodzie. Każda z nich może wygrać dla ciebie.
page-role-advanced-louis = Francja i Bawaria, na obu mapach naraz. Podboje, bitwy i korona cesarska opróżniają twoją pulę znaczników zwycięstwa.
page-role-advanced-a = Francja, Bawaria, Prusy i Saksonia. Wygrywasz, gdy pula Francji lub Prus jest pusta.
page-role-advanced-b = Austria i Armia Pragmatyczna. Wygrywasz, gdy pula którejś z nich jest pusta; wygrywasz też wszystkie remisy.
page-role-silesia-gambit-maria_theresa = Austria, do tury 6 przeciw wszystkim. Potem możesz odstąpić Śląsk i zwrócić się przeciw Francji i Bawarii.
page-role-silesia-gambit-frederick = Prusy i Saksonia. Gdy Śląsk zostanie odstąpiony, grasz dalej już tylko Armią Pragmatyczną, przeciw Francji.
page-role-silesia-gambit-louis = Francja i Bawaria. Gdy Śląsk zostanie odstąpiony, wojna obejmuje Flandrię, a czas działa na twoją korzyść.
page-here = już jest
page-your-seat = to twoje miejsce
page-join-invited = Zaproszenie do gry: { $game }. Twoja rola:
page-join-name = Zobaczą je inni gracze. O nic więcej nie pytamy.
page-join-do = Zajmij miejsce
page-join-who = Kto gra
page-hints = Podpowiedzi są dozwolone
page-hints-what = Gracze mogą pytać, co zrobiłby Pułkownik, i widzieć szanse w bitwie.
page-waiting-freed = Twoje miejsce ma nowy link i znów jest wolne. Poproś o niego osobę, która utworzyła partię.
page-waiting-lead = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Partia zacznie się, gdy zostanie zajęte.
    [few] { $count } miejsca są jeszcze wolne. Partia zacznie się, gdy zostaną zajęte.
   *[many] { $count } miejsc jest jeszcze wolnych. Partia zacznie się, gdy zostaną zajęte.
}
