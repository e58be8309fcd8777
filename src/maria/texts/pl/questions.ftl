### Pytania w dwóch głosach: do gracza, który decyduje (ask-...), i o nim do wszystkich innych (others-...).
### Potem akcje jako rzeczowniki, które stoją po dwukropku (deed-...), i jako zdania (does-...).

## Do gracza, który decyduje. Te zdania stoją po dwukropku

ask-yours = Twoja kolej: { $question }
ask-named = { $seat }: { $question }

ask-other = podejmij decyzję.
told-action = { $action }
ask-split = rozdziel swoje armie między generałów.
ask-hussars = rozstaw swoich huzarów.
ask-subsidy = czy Francja płaci w tej turze subsydia Bawarii?
ask-toll = zapłać za drogi zaopatrzenia { $power-genitive }, które prowadzą przez huzarów.
ask-movement = porusz pionki { $powers-genitive }.
ask-attacks = który atak jest następny?
ask-duel = co { $power-gender ->
    [pl] zagrywają
   *[other] zagrywa
} { $power } w tej walce?
ask-retreat = dokąd { $losers-count ->
    [one] wycofuje
   *[other] wycofują
} się { $losers }?
ask-recruit = ile armii { $power-gender ->
    [pl] kupują
   *[other] kupuje
} { $power }?
ask-assign = którzy generałowie { $power-genitive } dostają nowe armie ({ $count })?
ask-trump = jaki kolor jest w tej turze politycznym kolorem atutowym? Podajesz go, bo do ciebie należy ostatnia wygrana bitwa. Z kart położonych teraz na planszy polityki zostają tylko atuty i Rezerwy.
ask-lay = czy { $power } { $power-gender ->
    [pl] kładą
   *[other] kładzie
} zakrytą KT na planszy polityki?
ask-select = czy { $power } { $power-gender ->
    [pl] wybierają kartę polityki ze swoim herbem, czy zachowują
   *[other] wybiera kartę polityki ze swoim herbem, czy zachowuje
} karty na planszy polityki?
ask-execute = { $power-gender ->
    [pl] { $power } mają
   *[other] { $power } ma
} kartę { $political }. Zagrać ją w całości, w części czy wcale?
ask-corps = który generał { $power-genitive } trafia na pole poza mapą „{ $box }” jako korpus ekspedycyjny? Jest poza grą, dopóki nie skończy się kara.
ask-transfer = dokąd trafiają pionki { $power-genitive }? Każdy trafia do najbliższego miasta, na które pozwalają zasady; spośród kilku wybierasz ty.
ask-vote = { $count ->
    [one] komu oddajesz swój wolny głos w wyborach cesarskich: Franciszkowi czy Karolowi Albertowi?
    [few] ile ze swoich { $count } wolnych głosów oddajesz w wyborach cesarskich na Franciszka? Reszta przypada Karolowi Albertowi.
   *[many] ile ze swoich { $count } wolnych głosów oddajesz w wyborach cesarskich na Franciszka? Reszta przypada Karolowi Albertowi.
}
ask-saxony-due = o ile pól znacznik Saksonii przesuwa się w prawo, ku Austrii, za stracone właśnie punkty?
ask-offer-peace = czy Prusy proponują Austrii pokój? Kontrolują wszystkie twierdze Śląska.
ask-accept-peace = czy Austria przyjmuje propozycję pokoju Prus w zamian za Śląsk?
ask-second-train = gdzie Prusy umieszczają za darmo swój drugi tabor?
ask-reduce = czy Francja redukuje swoje cele? Można to zrobić raz w grze.
ask-cede = czy Austria odstępuje Śląsk? To pytanie pada tylko raz.

## O tym graczu

others-other = { $seat } { $seat-count ->
    [one] podejmuje decyzję.
   *[other] podejmują decyzję.
}
others-split = { $seat } { $seat-count ->
    [one] rozdziela
   *[other] rozdzielają
} armie między generałów.
others-hussars = { $seat } rozstawia huzarów.
others-subsidy = { $seat } decyduje, czy Francja płaci Bawarii subsydia.
others-toll = { $seat } płaci za drogi zaopatrzenia { $power-genitive }, które prowadzą przez huzarów.
others-movement = { $seat } { $seat-count ->
    [one] porusza
   *[other] poruszają
} pionkami { $powers-genitive }.
others-attacks = { $seat } wybiera następny atak.
others-duel = { $seat } zagrywa kartę za { $power-accusative } albo przestaje.
others-retreat = { $seat } wybiera, dokąd { $losers-count ->
    [one] wycofuje
   *[other] wycofują
} się { $losers }.
others-recruit = { $seat } decyduje, ile armii { $power-gender ->
    [pl] kupują
   *[other] kupuje
} { $power }.
others-assign = { $seat } rozdziela nowe armie dla { $power-genitive } ({ $count }).
others-trump = { $seat } podaje polityczny kolor atutowy.
others-lay = { $seat } decyduje, czy { $power } { $power-gender ->
    [pl] kładą
   *[other] kładzie
} KT na planszy polityki.
others-select = { $seat } decyduje, czy { $power } { $power-gender ->
    [pl] wybierają
   *[other] wybiera
} kartę polityki.
others-execute = { $seat } decyduje, co { $power } { $power-gender ->
    [pl] robią
   *[other] robi
} z kartą { $political }.
others-corps = { $seat } wybiera generała { $power-genitive }, który trafia na pole poza mapą „{ $box }”.
others-transfer = { $seat } wybiera, dokąd trafiają pionki { $power-genitive }.
others-vote = { $seat } oddaje w wyborach cesarskich { $count ->
    [one] jeden wolny głos
    [few] { $count } wolne głosy
   *[many] { $count } wolnych głosów
}.
others-saxony-due = { $seat } decyduje, jak daleko znacznik Saksonii przesuwa się ku Austrii.
others-offer-peace = { $seat } decyduje, czy Prusy proponują Austrii pokój.
others-accept-peace = { $seat } decyduje, czy Austria przyjmuje propozycję pokoju Prus.
others-second-train = { $seat } umieszcza drugi tabor Prus.
others-reduce = { $seat } decyduje, czy Francja redukuje swoje cele.
others-cede = { $seat } decyduje, czy Austria odstępuje Śląsk.

## Akcje jako rzeczowniki: „prosi o cofnięcie akcji: marsz do miasta Brieg (Schwerin)”

deed-hidden = ostatnia akcja
deed-split = rozdzielenie armii ({ $power })
deed-hussar = huzar { $hussar } do miasta { $city }
deed-done-hussars = koniec etapu huzarów
deed-done-movement = koniec ruchu
deed-done-lay = nie kłaść karty
deed-done-corps = nikogo nie wysyłać
deed-subsidy = { $yes ->
    [1] subsydia dla Bawarii
   *[0] brak subsydiów
}
deed-offer-peace = { $yes ->
    [1] propozycja pokoju
   *[0] brak propozycji pokoju
}
deed-accept-peace = { $yes ->
    [1] przyjęcie pokoju
   *[0] odrzucenie pokoju
}
deed-reduce-objectives = { $yes ->
    [1] redukcja celów
   *[0] rezygnacja z redukcji celów
}
deed-cede-silesia = { $yes ->
    [1] odstąpienie Śląska
   *[0] zatrzymanie Śląska
}
deed-toll = zapłata za zaopatrzenie { $power-genitive }
deed-march = { $force ->
    [1] forsowny marsz: { $piece } do miasta { $city }
   *[0] marsz: { $piece } do miasta { $city }
}
deed-re-enter = przywrócenie: { $train } w mieście { $city }
deed-consent = { $given ->
    [1] zgoda na wszystkie zgrupowania
   *[0] wycofanie zgody na wszystkie zgrupowania
}
deed-consent-to = { $given ->
    [1] zgoda na zgrupowania z generałem { $general }
   *[0] wycofanie zgody na zgrupowania z generałem { $general }
}
deed-consent-at = { $given ->
    [1] zgoda na zgrupowania w mieście { $city }
   *[0] wycofanie zgody na zgrupowania w mieście { $city }
}
deed-dispute = żądanie ruchów na przemian na mapie Flandrii
deed-pass-flanders = koniec ruchów na mapie Flandrii
deed-attack = atak z miasta { $start } na miasto { $target }
deed-play = karta { $card }
deed-play-reserve = Rezerwa jako { $value }
deed-stop = nie zagrywać więcej kart
deed-retreat = wycofanie do miasta { $city }
deed-recruit = { $count ->
    [0] brak nowych armii dla { $power-genitive }
    [one] zakup jednej armii dla { $power-genitive }
   *[other] zakup { $count } armii dla { $power-genitive }
}
deed-assign = rozdzielenie nowych armii ({ $power })
deed-transfer = przeniesienie { $count ->
    [one] jednej armii
   *[other] { $count } armii
}: { $giver } > { $taker }
deed-place = { $piece } do miasta { $city }
deed-trump = { $suit } jako polityczny kolor atutowy
deed-lay = { $card } na planszę polityki
deed-lay-hidden = karta na planszę polityki
deed-select = wybór karty { $political }
deed-save = zachowanie kart na planszy polityki
deed-execute = zagranie karty polityki ({ $effects })
deed-discard = odrzucenie karty polityki
deed-corps = wysłanie na pole poza mapą: { $general }
deed-saxony = { $boxes ->
    [0] znacznik Saksonii zostaje na miejscu
    [one] znacznik Saksonii o jedno pole dalej
    [few] znacznik Saksonii o { $boxes } pola dalej
   *[many] znacznik Saksonii o { $boxes } pól dalej
}
deed-vote-francis = { $francis ->
    [0] głosy na Karola Alberta
    [one] jeden głos na Franciszka
    [few] { $francis } głosy na Franciszka
   *[many] { $francis } głosów na Franciszka
}
deed-offer = propozycja subsydiów { $giver-genitive } dla { $taker-genitive }
deed-cancel = propozycja rozwiązania kontraktu: subsydia { $giver-genitive } dla { $taker-genitive }
deed-accept = przyjęcie propozycji porozumienia między { $giver-instrumental } a { $taker-instrumental }
deed-decline = odrzucenie propozycji porozumienia między { $giver-instrumental } a { $taker-instrumental }
deed-propose = { $counter ->
    [1] kontrpropozycja { $giver-genitive } dla { $taker-genitive }
   *[0] propozycja { $giver-genitive } dla { $taker-genitive }
}
deed-end-treaty = propozycja zakończenia traktatu { $number }
deed-mark = { $kept ->
    [1] adnotacja, że obietnicy dotrzymano
   *[0] adnotacja, że obietnicę złamano
}

## Co robi gracz, gdy dziennik nic o tym nie mówi

does-done-hussars = { $seat } kończy etap huzarów.
does-done-movement = { $seat } kończy ruch.
does-done-corps = { $seat } nikogo nie wysyła.
does-pass-flanders = { $seat } kończy ruchy na mapie Flandrii.
does-offer-peace = { $seat } { $yes ->
    [1] proponuje pokój.
   *[0] nie proponuje pokoju.
}
does-reduce-objectives = { $seat } { $yes ->
    [1] redukuje cele Francji.
   *[0] nie redukuje celów Francji.
}
does-transfer = { $seat } przenosi { $count ->
    [one] jedną armię
    [few] { $count } armie
   *[many] { $count } armii
}: { $giver } > { $taker }.
