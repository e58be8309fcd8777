### Co mówi się po partii; wczytywane, gdy ktoś ją analizuje.

review-why = { $parts }
review-why-nobody = Partia skończyła się bez zwycięzcy.
review-why-pool = { $seat } wygrywa w turze { $turn }: pula { $power-genitive } jest pusta, wszystkie znaczniki zwycięstwa ({ $count }) są wyłożone.
review-why-fortresses = { $seat } wygrywa w turze { $turn }: { $power } { $power-gender ->
    [pl] mają
   *[f] ma
} { $count ->
    [one] { $count } liczącą się twierdzę
    [few] { $count } liczące się twierdze
   *[many] { $count } liczących się twierdz
}.
review-why-scores = { $seat } wygrywa po ostatniej zimie dzięki najniższej sumie zimowych wyników.
review-why-time = { $seat } wygrywa: do końca tury { $turn } nikt inny nie osiągnął swojego celu.
review-why-combats = { $count ->
    [0] { $seat } nie stacza żadnej bitwy.
    [1] { $won ->
        [0] { $seat } nie wygrywa swojej jedynej bitwy.
       *[other] { $seat } wygrywa swoją jedyną bitwę.
    }
   *[other] { $won ->
        [0] { $seat } nie wygrywa żadnej z { $count } bitew.
       *[other] { $seat } wygrywa { $won } z { $count } bitew.
    }
}
review-why-lucky = Karty sprzyjały: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} powyżej średniej.
review-why-unlucky = I to mimo kart słabszych od średniej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
review-why-even = Szczęście w kartach było wyrównane.
review-battle-won = Bitwa pod miastem { $city }: { $attackers } { $attackers-count ->
    [one] wygrywa
   *[other] wygrywają
}, { $defenders } { $defenders-count ->
    [one] traci
   *[other] tracą
} { $lost ->
    [0] 0 armii
    [one] jedną armię
    [few] { $lost } armie
   *[many] { $lost } armii
}.
review-battle-held = Bitwa pod miastem { $city }: { $defenders } { $defenders-count ->
    [one] odpiera
   *[other] odpierają
} atak, { $attackers } { $attackers-count ->
    [one] traci
   *[other] tracą
} { $lost ->
    [0] 0 armii
    [one] jedną armię
    [few] { $lost } armie
   *[many] { $lost } armii
}.
review-battle-tied = Bitwa pod miastem { $city }: { $attackers } kontra { $defenders }, remis.
review-open-attackers = Przy odkrytych kartach { $attackers } też { $attackers-gender ->
    [pl] by wygrały
   *[f] by wygrała
}, z przewagą { $score }.
review-open-defenders = Przy odkrytych kartach { $defenders } też { $defenders-gender ->
    [pl] by wygrały
   *[f] by wygrała
}, z przewagą { $score }.
review-open-tie = Przy odkrytych kartach też byłby remis.
review-open-attackers-missed = Przy odkrytych kartach { $attackers } { $attackers-gender ->
    [pl] mogłyby
   *[f] mogłaby
} wygrać z przewagą { $score }.
review-open-defenders-missed = Przy odkrytych kartach { $defenders } { $defenders-gender ->
    [pl] mogłyby
   *[f] mogłaby
} wygrać z przewagą { $score }.
review-open-tie-missed = Przy odkrytych kartach możliwy był remis.
review-turned-taken = { $power } { $power-gender ->
    [pl] zdobywają
   *[f] zdobywa
}: { $cities }.
review-turned-peace = Austria i Prusy zawierają pokój.
review-turned-elected = Zostaje wybrany cesarz.
review-turned-saxony = Saksonia zmienia stronę.
review-turned-reduced = Francja redukuje swoje cele.
review-at = Tura { $turn }: { $text }
review-luck = { $power }: punkty { $points }, karty { $cards } (średnio { $expected }).
review-cost = { $seat }: szansa na zwycięstwo { $chance }%; mogło być { $better }%.
review-cost-none = Żadna decyzja nie kosztowała nikogo wyraźnie.
review-done = Zagrano: { $actions }
review-better = Lepiej: { $actions }
review-nothing = nic więcej
review-step = { $action }.
review-step-why = { $action }. { $reason }
review-parts = { $seat }: od { $begun }% do { $ended }%. Własne decyzje { $own } (± { $error }), decyzje innych { $others }, szczęście { $luck }.
review-judged = Decyzje porównane z innymi: { $decisions }, rozgrywki próbne: { $playouts }.
page-review-goals = Co liczy się do zwycięstwa
page-review-troops = { $count ->
    [one] jedna armia
    [few] { $count } armie
   *[many] { $count } armii
}
page-review-cards = Punkty w kartach taktycznych
page-review-fortresses = Posiadane twierdze
page-review-turnings = Punkty zwrotne
page-review-turn = Tura { $turn }
page-review-look = Obejrzyj
page-review-go-on = Graj od tego miejsca
page-review-luck = Szczęście w kartach
page-review-drew = punkty: { $points }, karty: { $cards } (średnio { $expected })
page-review-gain = ({ $gain })
page-review-marches = Dokąd maszerowano
page-review-share = Zapisz jako obraz
page-review-battles = { $count ->
    [one] Jedyna bitwa
   *[other] Wszystkie bitwy: { $count }
}
page-review-none = nic do zagrania
page-review-army = Armie
page-analysis = Kto prowadził i dlaczego
page-analysis-about = Serwer może rozegrać każdą fazę ponownie z innymi planami, aby znaleźć trzy najkosztowniejsze decyzje. Potrwa to kilka minut.
page-analysis-do = Analizuj partię
page-analysis-running = Analiza: { $percent }%
page-analysis-failed = Analiza została przerwana. Możesz zacząć ją od nowa.
page-analysis-chances = Szansa na zwycięstwo
page-analysis-percent = { $percent }%
page-analysis-costliest = Co kosztowało najwięcej
page-analysis-better = Pokaż lepszy ruch
page-analysis-parts = Szczęście i umiejętności
page-analysis-from = Początek
page-analysis-to = Koniec
page-analysis-own = Własne decyzje
page-analysis-others = Decyzje innych
page-analysis-lucky = Szczęście
page-analysis-how = Decyzje ocenia się według tego, co gracz mógł wiedzieć, na podstawie rozgrywek próbnych ({ $playouts }). Szczęście to cała reszta, także przebieg walk. Ocena uczyła się na partiach botów, więc traktuj szanse jako dobre przybliżenie.

page-fair-check = Sprawdź, czy było uczciwie
page-fair-cannot = Ta przeglądarka może sprawdzać tylko na stronach otwartych przez https. Jeśli masz zapis, wszystko sprawdzi polecenie maria verify.
page-fair-yes = Karty były uczciwe.
page-fair-no = Coś się nie zgadza: karty mogły nie być uczciwe.
page-fair-bound = Serwer dotrzymał zobowiązania. Ta przeglądarka nie ma w partii własnej liczby, więc nic więcej nie może sprawdzić.
page-fair-unnoted = To, co podaje serwer, jest spójne. Ta przeglądarka nie zapamiętała jednak niczego przed końcem, więc nie może wiedzieć, czy to prawda.
page-fair-denied = Coś się nie zgadza: twoja przeglądarka zapamiętała zobowiązanie serwera, a teraz serwer twierdzi, że partia zaczęła się z zapisu.
page-fair-promise-holds = To jest zobowiązanie, które ta przeglądarka zapamiętała, gdy pierwszy raz zobaczyła partię.
page-fair-promise-fails = To nie jest zobowiązanie, które ta przeglądarka zapamiętała, gdy pierwszy raz zobaczyła partię.
page-fair-promise-unknown = Ta przeglądarka nie zapamiętała zobowiązania serwera.
page-fair-secret-holds = Sekret serwera zgadza się z jego zobowiązaniem.
page-fair-secret-fails = Sekret serwera nie zgadza się z jego zobowiązaniem.
page-fair-seed-holds = Ziarno losowania powstało z sekretu i liczb losowych graczy.
page-fair-seed-fails = Ziarno losowania nie powstało z sekretu i liczb losowych graczy.
page-fair-players-holds = Każda osoba przy stole dodała jedną liczbę, i nikt poza tym.
page-fair-players-fails = Nie jest to dokładnie jedna liczba od każdej osoby przy stole.
page-fair-own-holds = Jest wśród nich liczba losowa twojej przeglądarki.
page-fair-own-fails = Liczba twojego miejsca to nie ta, którą wylosowała twoja przeglądarka: została podmieniona albo ktoś zajął miejsce, używając twojego linku.
page-fair-own-missing = Liczba losowa twojej przeglądarki została pominięta.
page-fair-own-unknown = Nie ma wśród nich liczby losowej tej przeglądarki.
page-fair-shuffles-holds = Każde tasowanie wynika z ziarna: twoja przeglądarka powtórzyła je wszystkie.
page-fair-shuffles-fails = Nie każde tasowanie wynika z ziarna.
page-fair-cards-holds = Każda karta z dziennika pochodzi ze swojego stosu w tej kolejności.
page-fair-cards-fails = Nie każda karta z dziennika pochodzi ze swojego stosu w tej kolejności.
page-fair-numbers = Liczby
page-fair-commitment = Zobowiązanie serwera
page-fair-server = Sekret serwera
page-fair-value = Liczba losowa: { $seat }
page-fair-made = Ziarno partii
