### Nazwy, jakich potrzebują zdania: wiadomość to nazwa (w mianowniku), jej atrybuty to inne formy.
### W zdaniu { $power } to sama wiadomość, { $power-genitive } to jej atrybut `genitive`.
### Rodzaj: m, f, n; „pl” to liczba mnoga niemęskoosobowa (Prusy).

## Frakcje

the-france = Francja
    .genitive = Francji
    .dative = Francji
    .accusative = Francję
    .instrumental = Francją
    .locative = Francji
    .gender = f
the-bavaria = Bawaria
    .genitive = Bawarii
    .dative = Bawarii
    .accusative = Bawarię
    .instrumental = Bawarią
    .locative = Bawarii
    .gender = f
the-prussia = Prusy
    .genitive = Prus
    .dative = Prusom
    .accusative = Prusy
    .instrumental = Prusami
    .locative = Prusach
    .gender = pl
the-saxony = Saksonia
    .genitive = Saksonii
    .dative = Saksonii
    .accusative = Saksonię
    .instrumental = Saksonią
    .locative = Saksonii
    .gender = f
the-austria = Austria
    .genitive = Austrii
    .dative = Austrii
    .accusative = Austrię
    .instrumental = Austrią
    .locative = Austrii
    .gender = f
the-pragmatic_army = Armia Pragmatyczna
    .genitive = Armii Pragmatycznej
    .dative = Armii Pragmatycznej
    .accusative = Armię Pragmatyczną
    .instrumental = Armią Pragmatyczną
    .locative = Armii Pragmatycznej
    .gender = f

## Gracze

role-louis = Ludwik XV
    .genitive = Ludwika XV
    .dative = Ludwikowi XV
    .accusative = Ludwika XV
    .instrumental = Ludwikiem XV
    .locative = Ludwiku XV
    .vocative = Ludwiku
    .gender = m
role-maria_theresa = Maria Teresa
    .genitive = Marii Teresy
    .dative = Marii Teresie
    .accusative = Marię Teresę
    .instrumental = Marią Teresą
    .locative = Marii Teresie
    .vocative = Mario Tereso
    .gender = f
role-frederick = Fryderyk
    .genitive = Fryderyka
    .dative = Fryderykowi
    .accusative = Fryderyka
    .instrumental = Fryderykiem
    .locative = Fryderyku
    .vocative = Fryderyku
    .gender = m
role-a = Gracz A
    .genitive = Gracza A
    .dative = Graczowi A
    .accusative = Gracza A
    .instrumental = Graczem A
    .locative = Graczu A
    .vocative = Graczu A
    .gender = m
role-b = Gracz B
    .genitive = Gracza B
    .dative = Graczowi B
    .accusative = Gracza B
    .instrumental = Graczem B
    .locative = Graczu B
    .vocative = Graczu B
    .gender = m
the-person = { $name }
    .genitive = { $name }
    .dative = { $name }
    .accusative = { $name }
    .instrumental = { $name }
    .locative = { $name }
    .vocative = { $name }
    .gender = m

## Pionki, miasta, karty: nazwiska i miasta stoją w mianowniku

the-general = { $name }
    .gender = m
the-general-stair = { $name }
    .gender = m
the-general-dessauer = { $name }
    .gender = m
the-train = { $number ->
    [0] tabor { $power-genitive }
   *[other] { $number }. tabor { $power-genitive }
}
    .genitive = { $number ->
    [0] taboru { $power-genitive }
   *[other] { $number }. taboru { $power-genitive }
}
    .dative = { $number ->
    [0] taborowi { $power-genitive }
   *[other] { $number }. taborowi { $power-genitive }
}
    .instrumental = { $number ->
    [0] taborem { $power-genitive }
   *[other] { $number }. taborem { $power-genitive }
}
    .locative = { $number ->
    [0] taborze { $power-genitive }
   *[other] { $number }. taborze { $power-genitive }
}
    .gender = m
the-city = { $name }
the-card = { $sign }{ $value }
the-reserve = R
the-suit = { $sign } { $name }
the-political = „{ $title }”
the-rule = { $id }

## Ziemie

the-land-austria = Austria
    .genitive = Austrii
    .accusative = Austrię
    .locative = Austrii
the-land-austrian_netherlands = Niderlandy Austriackie
    .genitive = Niderlandów Austriackich
    .locative = Niderlandach Austriackich
the-land-bavaria = Bawaria
    .genitive = Bawarii
    .accusative = Bawarię
    .locative = Bawarii
the-land-breisgau = Bryzgowia
    .genitive = Bryzgowii
    .accusative = Bryzgowię
    .locative = Bryzgowii
the-land-empire = Rzesza
    .genitive = Rzeszy
    .accusative = Rzeszę
    .locative = Rzeszy
the-land-france = Francja
    .genitive = Francji
    .accusative = Francję
    .locative = Francji
the-land-hannover = Hanower
    .genitive = Hanoweru
    .locative = Hanowerze
the-land-netherlands = Niderlandy
    .genitive = Niderlandów
    .locative = Niderlandach
the-land-poland = Polska
    .genitive = Polski
    .accusative = Polskę
    .locative = Polsce
the-land-prussia = Prusy
    .genitive = Prus
    .locative = Prusach
the-land-saxony = Saksonia
    .genitive = Saksonii
    .accusative = Saksonię
    .locative = Saksonii
the-land-silesia = Śląsk
    .genitive = Śląska
    .locative = Śląsku

## Listy: co stoi między dwiema wartościami

list-more = { $first }, { $next }
list-and = { $first } i { $next }
list-or = { $first } lub { $next }
list-way = { $first } > { $next }
list-cards = { $first } { $next }
list-clauses = { $first }; { $next }
list-sentences = { $first } { $next }
list-sum = { $first } + { $next }

## Części zdań

told-troops = { $general } { $count }
told-rule = { $rule }  { $text }
told-parts = { $parts }
