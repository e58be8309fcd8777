### What can be wrong with a pack of data files. File and place stand before the text.

## Files

fault-no-folder = There is no such folder.
fault-other-pack = The pack with the hash { $hash }... is not here.
fault-no-file = The file is missing.
fault-unreadable = The file cannot be read.
fault-too-large = The file is larger than { $most } MB.
fault-not-utf8 = The text is not UTF-8 (byte { $byte }).
fault-bad-toml = This is not valid TOML: { $detail }
fault-bad-json = This is not valid JSON: { $detail }
fault-bad-csv = The row is not valid CSV (look for a quotation mark that is not closed).
fault-bad-ftl = This is not valid Fluent; write "key = text".
fault-no-column = The column "{ $column }" is missing. The columns are { $columns }.
fault-odd-column = The column "{ $column }" is unknown or given twice. The columns are { $columns }.
fault-cells = The row has { $got } cells, the head has { $want }.
fault-too-many = There are more than { $most } entries.
fault-not-a-list = "{ $field }" must be a list of entries.

## Entries

fault-missing-field = "{ $field }" is missing.
fault-unknown-field = "{ $field }" is not known here.
fault-choice = "{ $field }" is { $got }, but must be { $expected }.
fault-value = "{ $field }" cannot be { $got }.
fault-range = "{ $field }" is { $got }, but must lie between { $low } and { $high }.
fault-percent = "{ $field }" is { $got }, but must be at least 0 and less than 100 (percent of the square).
fault-bad-id = "{ $id }" is no id: up to 40 small letters, digits and underscores, a letter first.
fault-duplicate-id = "{ $id }" is given { $times } times.
fault-bad-name = The name { $name } is empty, too long or has signs that cannot be printed.
fault-no-message = The name "{ $name }" is missing, or is not plain text.

## Board

fault-no-map = The pack has no map.
fault-no-cities = The board has no cities.
fault-bad-column-letter = The column "{ $column }" is no letter from A to Z, or two maps have it.
fault-unknown-square = There is no square "{ $square }" on the maps.
fault-unknown-territory = There is no territory "{ $territory }".
fault-unknown-city = There is no city "{ $city }".
fault-unknown-map = There is no map "{ $map }".
fault-duplicate-name = Another city is called { $name } too; give each a name of its own.
fault-vote-without-fortress = Only a fortress carries an elector's vote.
fault-same-place = The city lies exactly where { $other } lies.
fault-road-to-itself = The road leads from a city to itself.
fault-duplicate-road = These two cities are joined by a road already.
fault-not-connected = { $count ->
    [one] On the map { $map } one city cannot be reached from the others: { $cities }.
   *[other] On the map { $map } { $count } cities cannot be reached from the others: { $cities }.
}
fault-bad-rectangle = The sector is no rectangle on the map { $map }: west before east, south before north.
fault-overlap = The sector overlaps the one in line { $other }.
fault-no-sector = The city { $city } lies in no sector.
fault-bad-shape = The shape has fewer than { $least } points or lies off the map.

## Powers and pieces

fault-unknown-power = There is no power "{ $power }".
fault-unknown-box = There is no box "{ $box }".
fault-city-or-box = A piece starts either in a city or in a box: give one of the two.
fault-crowded = More than one piece starts in { $city }: { $pieces }. Only two generals of one power share a city.
fault-duplicate-rank = Two generals of { $power } have the rank { $rank }.
fault-troops = { $got } troops cannot be given out: the generals hold { $low } to { $high }.
fault-bad-decks = The Tactical Cards make no sense: count, lowest and highest value, Reserves.
fault-hands-too-large = The first hands need more than the { $cards } cards of the first deck.
fault-no-fortress = { $city } is no fortress.
fault-marked-twice = { $city } bears two markers.

## Politics

fault-starts = The track needs exactly one start box and has { $got }.
fault-no-off-map-box = { $power } has no off-map box.
fault-corps-power = The instruction "corps" must name the power that sends a general.
fault-unknown-track = There is no track "{ $track }".
fault-no-arms = Nobody could select this card: it shows no arms.
fault-by-without-arms = { $power } cannot execute this card: its arms are not on it.

## Facts of the game

fault-fact-value = "{ $field }" is { $got }; the rules say { $want }.
fault-fact-maps = The game has two maps of 12 rows: flanders with the columns A-F, bohemia with G-N.
fault-fact-sectors = There are { $got } sectors; the rules say { $want }.
fault-fact-suit = The map { $map } has no sector of { $suit }.
fault-fact-no-crossing = No road joins the two maps.
fault-fact-crossing = The maps touch only in the south, in rows 1 to { $rows }; this road joins them further north.
fault-fact-no-power = The power "{ $power }" is missing.
fault-fact-generals = { $power } has { $want } generals, with the ranks from 1 on; the pack gives { $got }.
fault-fact-place = He starts in { $want }; the pack puts him in { $got }.
fault-fact-trains = The supply trains of { $power } start in { $want }; the pack puts them in { $got }.
fault-fact-hussars = Austria has { $want } hussars, and nobody else has any.
fault-fact-no-territory = The territory "{ $territory }" is missing.
fault-fact-poland = Poland lies on the Bohemia map only.
fault-fact-austria = Austria has land on both maps; no city of the columns { $columns } is Austrian.
fault-fact-vote = { $city } is missing among the fortresses with an elector's vote.
fault-fact-votes = { $got } fortresses carry a vote; the rules say { $want }.
fault-fact-silesia = Silesia has { $got } fortresses; the rules say { $want }.
fault-fact-silesian = { $city } must be a fortress in Silesia.
fault-fact-breslau = Breslau must be a major fortress.
fault-fact-capital = The one major fortress of { $territory } is { $want }; the pack has { $got }.
fault-fact-marking = { $kind ->
    [elector] The elector markers of { $power } at the start are not those of rule 4.g.
   *[victory] The victory markers of { $power } at the start are not those of rule 4.c.
}
fault-fact-cards = { $year } has { $got } Political Cards; the rules say { $want }.
fault-fact-election = Exactly one card, of 1742, holds the imperial election.
fault-fact-spaces = The display has one space for each of the four major powers.
fault-fact-space-order = On the display Prussia is leftmost, and Austria is right of France.
fault-fact-no-track = The track "{ $track }" is missing.
fault-fact-no-victory-box = The victory box "{ $box }" is missing.
fault-fact-off-map-box = { $power } has one off-map box.
fault-fact-saxony = The boxes of the track run from Prussian ally through neutral to Austrian ally.
fault-fact-reentry = { $power } can re-enter nowhere: it has no major fortress in its home country.
fault-fact-reentry-arenberg = Arenberg needs a major fortress in the Netherlands (22.a).
fault-fact-victory = Rule { $rule } cannot be met in the worst case: it needs { $want } fortresses or boxes, there are { $got }.
