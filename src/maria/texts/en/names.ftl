### The names of things as sentences use them: a message is a name, its attributes are other forms of it.
### In a sentence { $power } is the message itself, { $power-possessive } its attribute `possessive`.

## Powers: with their article. As labels they are called as the pack has it

the-france = France
    .possessive = France’s
the-bavaria = Bavaria
    .possessive = Bavaria’s
the-prussia = Prussia
    .possessive = Prussia’s
the-saxony = Saxony
    .possessive = Saxony’s
the-austria = Austria
    .possessive = Austria’s
the-pragmatic_army = the Pragmatic Army
    .possessive = the Pragmatic Army’s

## Players

role-louis = Louis XV
    .possessive = Louis XV’s
    .their = his
role-maria_theresa = Maria Theresa
    .possessive = Maria Theresa’s
    .their = her
role-frederick = Frederick
    .possessive = Frederick’s
    .their = his
role-a = Player A
    .possessive = Player A’s
    .their = their
role-b = Player B
    .possessive = Player B’s
    .their = their
the-person = { $name }
    .possessive = { $name }’s
    .their = their

## Pieces, cities, cards

the-general = { $name }
    .possessive = { $name }’s
the-general-stair = the { $name }
    .possessive = the { $name }’s
the-general-dessauer = { $name }
    .possessive = { $name }’s
the-train = { $number ->
    [0] { $power-possessive } supply train
    [1] { $power-possessive } first supply train
    [2] { $power-possessive } second supply train
    [3] { $power-possessive } third supply train
   *[other] { $power-possessive } supply train no. { $number }
}
    .possessive = { $number ->
    [0] { $power-possessive } supply train’s
    [1] { $power-possessive } first supply train’s
    [2] { $power-possessive } second supply train’s
    [3] { $power-possessive } third supply train’s
   *[other] { $power-possessive } supply train no. { $number }’s
}
the-city = { $name }
the-card = { $sign }{ $value }
the-reserve = R
the-suit = { $sign } { $name }
the-political = “{ $title }”
the-rule = { $id }

## Lands

the-land-austria = Austria
the-land-austrian_netherlands = the Austrian Netherlands
the-land-bavaria = Bavaria
the-land-breisgau = the Breisgau
the-land-empire = the Holy Roman Empire
the-land-france = France
the-land-hannover = Hannover
the-land-netherlands = the Netherlands
the-land-poland = Poland
the-land-prussia = Prussia
the-land-saxony = Saxony
the-land-silesia = Silesia

## Lists: what stands between two values

list-more = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
list-way = { $first } > { $next }
list-cards = { $first } { $next }
list-clauses = { $first }; { $next }
list-sentences = { $first } { $next }
list-sum = { $first } + { $next }

## Parts of sentences

told-troops = { $general } { $count }
told-rule = { $rule }  { $text }
told-parts = { $parts }
