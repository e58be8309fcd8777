### Namen, wie Sätze sie brauchen: eine Nachricht ist ein Name (im Nominativ, mit Artikel), ihre Attribute sind
### andere Formen. In einem Satz ist { $power } die Nachricht selbst, { $power-genitive } ihr Attribut `genitive`.
### Der Genitiv steht hinter dem Hauptwort: „die Armeen Frankreichs“, „die Armeen der Pragmatischen Armee“.

## Länder des Spiels

the-france = Frankreich
    .genitive = Frankreichs
    .dative = Frankreich
    .accusative = Frankreich
    .gender = n
the-bavaria = Bayern
    .genitive = Bayerns
    .dative = Bayern
    .accusative = Bayern
    .gender = n
the-prussia = Preußen
    .genitive = Preußens
    .dative = Preußen
    .accusative = Preußen
    .gender = n
the-saxony = Sachsen
    .genitive = Sachsens
    .dative = Sachsen
    .accusative = Sachsen
    .gender = n
the-austria = Österreich
    .genitive = Österreichs
    .dative = Österreich
    .accusative = Österreich
    .gender = n
the-pragmatic_army = die Pragmatische Armee
    .genitive = der Pragmatischen Armee
    .dative = der Pragmatischen Armee
    .accusative = die Pragmatische Armee
    .gender = f

## Spieler

role-louis = Ludwig XV.
    .genitive = Ludwigs XV.
    .dative = Ludwig XV.
    .accusative = Ludwig XV.
    .vocative = Ludwig
    .gender = m
role-maria_theresa = Maria Theresia
    .genitive = Maria Theresias
    .dative = Maria Theresia
    .accusative = Maria Theresia
    .vocative = Maria Theresia
    .gender = f
role-frederick = Friedrich
    .genitive = Friedrichs
    .dative = Friedrich
    .accusative = Friedrich
    .vocative = Friedrich
    .gender = m
role-a = Spieler A
    .genitive = von Spieler A
    .dative = Spieler A
    .accusative = Spieler A
    .vocative = Spieler A
    .gender = m
role-b = Spieler B
    .genitive = von Spieler B
    .dative = Spieler B
    .accusative = Spieler B
    .vocative = Spieler B
    .gender = m
the-person = { $name }
    .genitive = von { $name }
    .dative = { $name }
    .accusative = { $name }
    .vocative = { $name }
    .gender = m

## Spielfiguren, Städte, Karten

the-general = { $name }
    .genitive = von { $name }
    .gender = m
the-general-stair = der { $name }
    .vocative = { $name }
    .genitive = des { $name }
    .dative = dem { $name }
    .accusative = den { $name }
    .gender = m
the-general-dessauer = { $name }
    .genitive = des Alten Dessauers
    .dative = dem Alten Dessauer
    .accusative = den Alten Dessauer
    .vocative = Alter Dessauer
    .gender = m
the-train = { $number ->
    [0] der Tross { $power-genitive }
   *[other] der { $number }. Tross { $power-genitive }
}
    .genitive = { $number ->
    [0] des Trosses { $power-genitive }
   *[other] des { $number }. Trosses { $power-genitive }
}
    .dative = { $number ->
    [0] dem Tross { $power-genitive }
   *[other] dem { $number }. Tross { $power-genitive }
}
    .accusative = { $number ->
    [0] den Tross { $power-genitive }
   *[other] den { $number }. Tross { $power-genitive }
}
    .gender = m
the-city = { $name }
the-card = { $sign }{ $value }
the-reserve = R
the-suit = { $sign } { $name }
the-political = „{ $title }“
the-rule = { $id }

## Länder

the-land-austria = Österreich
the-land-austrian_netherlands = die Österreichischen Niederlande
    .genitive = der Österreichischen Niederlande
    .dative = den Österreichischen Niederlanden
the-land-bavaria = Bayern
the-land-breisgau = der Breisgau
    .genitive = des Breisgaus
    .dative = dem Breisgau
    .accusative = den Breisgau
the-land-empire = das Heilige Römische Reich
    .genitive = des Heiligen Römischen Reichs
    .dative = dem Heiligen Römischen Reich
the-land-france = Frankreich
the-land-hannover = Hannover
the-land-netherlands = die Niederlande
    .genitive = der Niederlande
    .dative = den Niederlanden
the-land-poland = Polen
the-land-prussia = Preußen
the-land-saxony = Sachsen
the-land-silesia = Schlesien

## Listen: was zwischen zwei Werten steht

list-more = { $first }, { $next }
list-and = { $first } und { $next }
list-or = { $first } oder { $next }
list-way = { $first } > { $next }
list-cards = { $first } { $next }
list-clauses = { $first }; { $next }
list-sentences = { $first } { $next }
list-sum = { $first } + { $next }

## Teile von Sätzen

told-troops = { $general } { $count }
told-rule = { $rule }  { $text }
told-parts = { $parts }
