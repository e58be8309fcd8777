territory-austria = Austria
territory-austrian_netherlands = Niderlandy Austriackie
territory-bavaria = Bawaria
territory-breisgau = Bryzgowia
territory-empire = Rzesza
territory-france = Francja
territory-hannover = Hanower
territory-netherlands = Niderlandy
territory-poland = Polska
territory-prussia = Prusy
territory-saxony = Saksonia
territory-silesia = Śląsk

power-france = Francja
power-bavaria = Bawaria
power-prussia = Prusy
power-saxony = Saksonia
power-austria = Austria
power-pragmatic_army = Armia Pragmatyczna

map-flanders = Flandria
map-bohemia = Bohemia

track-saxony = Saksonia
track-russia = Rosja
track-italy = Włochy

box-ostpreussen = Prusy Wschodnie
box-italien_austria = Włochy
box-italien_france = Włochy
box-england = Anglia
box-electors = 3 elektorzy
box-emperor = Cesarz
box-italy = Włochy
box-silesia = Śląsk

card-military_aid = Pomoc wojskowa?
card-swedish_russian_war = Wojna szwedzko-rosyjska
card-charles_emmanuel = Karol Emanuel
card-naples = Neapol
card-jenkins_ear = Wojna o ucho Jenkinsa
card-denmark = Dania
card-coup_d_etat = Zamach stanu
card-sweden_surrenders = Szwecja kapituluje
card-spain = Hiszpania
card-sardinia_piedmont = Sardynia-Piemont
card-hessian_mercenaries = Najemnicy hescy
card-electors_declaration = Deklaracja elektorów
card-imperial_election = Wybory cesarskie
card-lopukhina_plot = Spisek Łopuchiny
card-alexei_bestuzhev = Aleksiej Bestużew
card-commodore_martin = Komodor Martin
card-france = Francja
card-frankfurt_union = Unia frankfurcka
card-quadruple_alliance = Czwórprzymierze
card-catherine = Katarzyna
card-russia = Rosja
card-genoa = Genua
card-prague = Praga
card-carnatic_war = Wojna karnatycka
card-jacobite_rising = Powstanie jakobickie

water-nordsee = Morze Północne
