### Przypadki z instrukcji: co się w nich robi i co potem obowiązuje.
### Każda wiadomość `holds-...` to zdanie, które mogą mówić przypadki (docs/cases.md).

## Co się robi. Przed tym stoi gracz

case-typed = „{ $line }”
case-done = Nie robić nic więcej
case-transfer = Przekazać { $count ->
    [one] jedną armię
    [few] { $count } armie
    [many] { $count } armii
   *[other] { $count } armii
}: { $giver } > { $taker }
case-offer = Zaproponować subsydia { $giver-genitive } dla { $taker-genitive } na { $turns ->
    [one] jedną turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
case-propose = { $counter ->
    [1] Kontrpropozycja { $giver-genitive } dla { $taker-genitive }: { $clauses }
   *[0] Propozycja { $giver-genitive } dla { $taker-genitive }: { $clauses }
}

## Pionki

holds-piece-is-at-city = { $piece } stoi w mieście { $city }.
holds-piece-is-removed = { $piece } jest poza mapą.
holds-piece-is-away = { $piece } nie bierze udziału w grze.
holds-piece-is-off-map = { $piece } stoi na polu poza mapą.
holds-piece-has-number-troops = { $piece } ma { $number ->
    [one] jedną armię.
    [few] { $number } armie.
    [many] { $number } armii.
   *[other] { $number } armii.
}
holds-piece-is-in-supply = { $piece } ma zaopatrzenie.
holds-piece-is-out-of-supply = { $piece } jest bez zaopatrzenia.
holds-piece-is-face-down = { $piece } jest odwrócony.
holds-piece-is-face-up = { $piece } nie jest odwrócony.
holds-city-is-commanded-by-piece = W mieście { $city } dowodzi { $piece }.
holds-hussar-number-is-at-city = Huzar { $number } stoi w mieście { $city }.
holds-hussar-number-is-off = Huzara { $number } nie ma na mapie.
holds-power-has-number-in-all = { $power-gender ->
    [pl] { $power } mają
   *[other] { $power } ma
} łącznie { $number ->
    [one] jedną armię.
    [few] { $number } armie.
    [many] { $number } armii.
   *[other] { $number } armii.
}

## Twierdze

holds-city-is-held-by-power = { $power-gender ->
    [pl] { $power } kontrolują twierdzę { $city }.
   *[other] { $power } kontroluje twierdzę { $city }.
}
holds-city-is-not-held-by-power = { $power-gender ->
    [pl] { $power } nie kontrolują twierdzy { $city }.
   *[other] { $power } nie kontroluje twierdzy { $city }.
}
holds-city-is-protected = Twierdza { $city } jest broniona.
holds-city-is-not-protected = Twierdza { $city } nie jest broniona.
holds-city-is-marked = Na twierdzy { $city } leży znacznik zwycięstwa.
holds-city-is-unmarked = Na twierdzy { $city } nie leży znacznik zwycięstwa.
holds-city-has-a-question-mark = Na twierdzy { $city } leży pytajnik.
holds-city-has-no-question-mark = Na twierdzy { $city } nie leży pytajnik.
holds-city-bears-a-control-marker = Na twierdzy { $city } leży znacznik kontroli.

## Karty

holds-power-holds-number-cards = { $power-gender ->
    [pl] { $power } mają
   *[other] { $power } ma
} w ręce { $number ->
    [0] zero kart.
    [one] jedną kartę.
    [few] { $number } karty.
    [many] { $number } kart.
   *[other] { $number } kart.
}
holds-power-holds-cards = { $cards-count ->
    [0] W ręce { $power-genitive } nie ma kart.
   *[other] W ręce { $power-genitive }: { $cards }.
}
holds-pile-number-holds-number-cards = { $number2 ->
    [0] Z talii { $number } nie odrzucono żadnej karty.
    [one] Z talii { $number } odrzucono jedną kartę.
    [few] Z talii { $number } odrzucono { $number2 } karty.
    [many] Z talii { $number } odrzucono { $number2 } kart.
   *[other] Z talii { $number } odrzucono { $number2 } kart.
}
holds-pile-number-holds-cards = { $cards-count ->
    [0] Z talii { $number } nie odrzucono żadnej karty.
   *[other] Odrzucone z talii { $number }: { $cards }.
}
holds-income-of-power-is-number = { $number ->
    [0] Przychód { $power-genitive }: żadnej karty na turę.
    [one] Przychód { $power-genitive }: jedna karta na turę.
    [few] Przychód { $power-genitive }: { $number } karty na turę.
    [many] Przychód { $power-genitive }: { $number } kart na turę.
   *[other] Przychód { $power-genitive }: { $number } kart na turę.
}
holds-number-cards-set-aside = { $number ->
    [0] Nie ma odłożonych kart.
    [one] Odłożona jest jedna karta.
    [few] Odłożone są { $number } karty.
    [many] Odłożonych jest { $number } kart.
   *[other] Odłożonych jest { $number } kart.
}

## Przebieg partii

holds-waits-for-seats = { $seats-count ->
    [0] Gra na nikogo nie czeka.
   *[other] Gra czeka na: { $seats-accusative }.
}
holds-seat-may-transfer = { $seat } może przekazywać armie.
holds-seat-may-act = { $seat } może działać.
holds-seat-may-not-act = { $seat } nie może działać.
holds-the-score-is-number = Przewaga wynosi { $number }.
holds-the-turn-is-number = Trwa tura { $number }.
holds-a-choice = Jest wybór.
holds-no-choice = Nie ma wyboru.
holds-seat-wins-by-word = { $seat } wygrywa według zasady { $word }.
holds-draw-by-word = Partia kończy się remisem według zasady { $word }.
holds-the-game-goes-on = Partia toczy się dalej.
holds-step-split = Teraz: podział armii.
holds-step-hussars = Teraz: rozstawianie huzarów.
holds-step-subsidy = Teraz: subsydia dla Bawarii.
holds-step-toll = Teraz: opłata za drogi zaopatrzenia przez huzarów.
holds-step-movement = Teraz: ruch.
holds-step-attacks = Teraz: wybór ataku.
holds-step-duel = Teraz: zagranie karty w walce.
holds-step-retreat = Teraz: wycofanie.
holds-step-recruit = Teraz: rekrutacja.
holds-step-assign = Teraz: przydział nowych armii.
holds-step-trump = Teraz: wskazanie koloru atutowego.
holds-step-lay = Teraz: wyłożenie karty na planszę polityki.
holds-step-select = Teraz: wybór karty polityki.
holds-step-execute = Teraz: zagranie karty polityki.
holds-step-corps = Teraz: wysłanie korpusu ekspedycyjnego.
holds-step-transfer = Teraz: przeniesienie pionków.
holds-step-vote = Teraz: wybory cesarskie.
holds-step-saxony-due = Teraz: przesunięcie znacznika Saksonii.
holds-step-offer-peace = Teraz: pruska propozycja pokoju.
holds-step-accept-peace = Teraz: odpowiedź Austrii na propozycję pokoju.
holds-step-second-train = Teraz: umieszczenie drugiego taboru Prus.
holds-step-reduce = Teraz: decyzja Francji o redukcji celów.
holds-step-cede = Teraz: decyzja Austrii o odstąpieniu Śląska.

## Co widzi gracz

holds-seat-sees-piece-has-troops = { $seat } nie widzi, ile armii ma { $piece }.
holds-seat-sees-piece-has-number-troops = { $seat } widzi, że { $piece } ma { $number ->
    [one] jedną armię.
    [few] { $number } armie.
    [many] { $number } armii.
   *[other] { $number } armii.
}
holds-seat-sees-power-holds-number-cards = { $seat } widzi liczbę kart w ręce { $power-genitive }: { $number }.
holds-seat-sees-power-holds-cards = { $cards-count ->
    [0] { $seat } widzi, że w ręce { $power-genitive } nie ma kart.
   *[other] { $seat } widzi karty w ręce { $power-genitive }: { $cards }.
}
holds-seat-sees-number-scores = { $number ->
    [0] { $seat } nie widzi wyników żadnej zimy.
    [one] { $seat } widzi wyniki jednej zimy.
   *[other] { $seat } widzi wyniki { $number } zim.
}
holds-seat-sees-treaty-number = { $seat } widzi traktat { $number }.

## Znaczniki zwycięstwa

holds-pool-of-power-is-number = { $number ->
    [0] W puli { $power-genitive } nie ma znaczników zwycięstwa.
    [one] W puli { $power-genitive } jest jeden znacznik zwycięstwa.
    [few] W puli { $power-genitive } są { $number } znaczniki zwycięstwa.
    [many] W puli { $power-genitive } jest { $number } znaczników zwycięstwa.
   *[other] W puli { $power-genitive } jest { $number } znaczników zwycięstwa.
}
holds-power-has-number-in-battle-boxes = { $number ->
    [0] Na polach wygranych bitew nie ma znaczników zwycięstwa { $power-genitive }.
    [one] Na polach wygranych bitew jest jeden znacznik zwycięstwa { $power-genitive }.
    [few] Na polach wygranych bitew są { $number } znaczniki zwycięstwa { $power-genitive }.
    [many] Na polach wygranych bitew jest { $number } znaczników zwycięstwa { $power-genitive }.
   *[other] Na polach wygranych bitew jest { $number } znaczników zwycięstwa { $power-genitive }.
}
holds-box-box-is-empty = Pole punktów zwycięstwa „{ $box }” jest puste.
holds-box-box-is-power = Na polu „{ $box }” leży znacznik zwycięstwa { $power-genitive }.
holds-power-has-number-set-aside = { $number ->
    [0] Nie ma odłożonych znaczników zwycięstwa { $power-genitive }.
    [one] Odłożony jest jeden znacznik zwycięstwa { $power-genitive }.
    [few] Odłożone są { $number } znaczniki zwycięstwa { $power-genitive }.
    [many] Odłożonych jest { $number } znaczników zwycięstwa { $power-genitive }.
   *[other] Odłożonych jest { $number } znaczników zwycięstwa { $power-genitive }.
}
holds-power-misses-number = { $power-dative } { $number ->
    [0] nie brakuje znaczników zwycięstwa.
    [one] brakuje jednego znacznika zwycięstwa.
   *[other] brakuje { $number } znaczników zwycięstwa.
}

## Polityka

holds-marker-track-is-in-box-number = Na torze „{ $track }” znacznik jest na polu { $number }.
holds-announced-track-nothing = Na torze „{ $track }” nie zapowiedziano przesunięcia.
holds-announced-track-left-number = Na torze „{ $track }” zapowiedziano przesunięcie w lewo o { $number ->
    [one] jedno pole.
    [few] { $number } pola.
    [many] { $number } pól.
   *[other] { $number } pola.
}
holds-announced-track-right-number = Na torze „{ $track }” zapowiedziano przesunięcie w prawo o { $number ->
    [one] jedno pole.
    [few] { $number } pola.
    [many] { $number } pól.
   *[other] { $number } pola.
}
holds-saxony-is-status = { $status ->
    [prussian] Saksonia jest sojusznikiem Prus.
    [austrian] Saksonia jest sojusznikiem Austrii.
   *[neutral] Saksonia jest neutralna.
}
holds-power-is-neutral = { $power-gender ->
    [pl] { $power } są neutralne.
   *[other] { $power } jest neutralna.
}
holds-power-is-not-neutral = { $power-gender ->
    [pl] { $power } nie są neutralne.
   *[other] { $power } nie jest neutralna.
}
holds-power-is-played-by-seat = { $power-instrumental } gra { $seat }.
holds-power-displays-cards = { $cards-count ->
    [0] Na planszy polityki nie ma odkrytych kart { $power-genitive }.
   *[other] Odkryte karty { $power-genitive } na planszy polityki: { $cards }.
}
holds-power-hides-cards = { $cards-count ->
    [0] Na planszy polityki nie ma zakrytych kart { $power-genitive }.
   *[other] Zakryte karty { $power-genitive } na planszy polityki: { $cards }.
}
holds-trump-is-word = Polityczny kolor atutowy: { $suit }.
holds-revealed-politicals = { $politicals-count ->
    [0] Nie ma odkrytych kart polityki.
    [one] Odkryta karta polityki: { $politicals }.
   *[other] Odkryte karty polityki: { $politicals }.
}

## Subsydia i traktaty

holds-contract-power-power-number = Subsydia { $power-genitive } dla { $power2-genitive } trwają jeszcze { $number ->
    [one] jedną turę.
    [few] { $number } tury.
    [many] { $number } tur.
   *[other] { $number } tury.
}
holds-no-contract-power-power = Nie ma kontraktu na subsydia { $power-genitive } dla { $power2-genitive }.
holds-treaty-number-stands = Traktat { $number } obowiązuje.
holds-no-treaty-number = Traktat { $number } nie obowiązuje.
holds-clause-number-of-treaty-number-word = { $word ->
    [waits] Klauzula { $number } traktatu { $number2 } czeka na swój warunek.
    [runs] Klauzula { $number } traktatu { $number2 } obowiązuje.
    [aside] Klauzula { $number } traktatu { $number2 } ustąpiła.
    [fulfilled] Klauzula { $number } traktatu { $number2 } jest spełniona.
    [over] Klauzula { $number } traktatu { $number2 } jest dotrzymana i zakończona.
    [lapsed] Klauzula { $number } traktatu { $number2 } wygasła.
    [broken] Klauzula { $number } traktatu { $number2 } jest złamana.
    [sleeps] Klauzula { $number } traktatu { $number2 } jest zawieszona.
   *[awake] Klauzula { $number } traktatu { $number2 } nie jest zawieszona.
}
holds-power-proposes-to-power = Czeka propozycja { $power-genitive } dla { $power2-genitive }.
holds-no-proposal-of-power-and-power = Między { $power-instrumental } a { $power2-instrumental } nie ma żadnej propozycji.

## Co się nie zdarzyło. To, co się zdarzyło, mówi zdanie z dziennika

holds-no-attacked = Nie było ataku.
holds-no-conquered = Żadna twierdza nie została zdobyta.
holds-no-defeated = Nikt nie został pokonany.
holds-no-election = Nie było wyborów cesarskich.
holds-no-peace-offered = Nie zaproponowano pokoju.
holds-no-peace-over = Pokój się nie skończył.
holds-no-question-mark = Nie położono pytajnika.
holds-no-saxony = Status Saksonii się nie zmienił.
holds-no-scored = Nie zdobyto punktów.
holds-no-stage = Nie zaczął się nowy etap działań.
holds-no-trump-turned = Nie odkryto karty na kolor atutowy.
holds-no-turn = Nie zaczęła się nowa tura.
holds-no-winter = Nie nastała zima.
holds-no-assigned = Nie przydzielono nowych armii.
holds-no-recruited = Nie kupiono armii.
holds-no-clause-aside = { $number ->
    [0] Żaden traktat nie ustąpił.
   *[other] Traktat { $number } nie ustąpił.
}
holds-no-clause-fulfilled = Żadna klauzula nie została spełniona.
holds-no-clause-runs = Żadna klauzula nie weszła w życie.
holds-no-proposed = Niczego nie zaproponowano.
holds-no-dispute = Nie było sporu o kolejność ruchów.
holds-no-reduced = Francja nie zredukowała swoich celów.
holds-no-ceded = Śląsk nie został odstąpiony.
holds-no-contract-ended = Żaden kontrakt subsydyjny się nie skończył.
