territory-austria = Austria
territory-austrian_netherlands = Austrian Netherlands
territory-bavaria = Bavaria
territory-breisgau = Breisgau
territory-empire = Holy Roman Empire
territory-france = France
territory-hannover = Hannover
territory-netherlands = Netherlands
territory-poland = Poland
territory-prussia = Prussia
territory-saxony = Saxony
territory-silesia = Silesia

power-france = France
power-bavaria = Bavaria
power-prussia = Prussia
power-saxony = Saxony
power-austria = Austria
power-pragmatic_army = Pragmatic Army

map-flanders = Flanders
map-bohemia = Bohemia

track-saxony = Saxony
track-russia = Russia
track-italy = Italy

box-ostpreussen = Ostpreussen
box-italien_austria = Italy
box-italien_france = Italy
box-england = England
box-electors = 3 Electors
box-emperor = Emperor
box-italy = Italy
box-silesia = Silesia

card-military_aid = Military Aid?
card-swedish_russian_war = Swedish-Russian War
card-charles_emmanuel = Charles Emmanuel
card-naples = Naples
card-jenkins_ear = War of Jenkins’ Ear
card-denmark = Denmark
card-coup_d_etat = Coup d’État
card-sweden_surrenders = Sweden Surrenders
card-spain = Spain
card-sardinia_piedmont = Sardinia-Piedmont
card-hessian_mercenaries = Hessian Mercenaries
card-electors_declaration = Electors’ Declaration
card-imperial_election = Imperial Election
card-lopukhina_plot = Lopukhina Plot
card-alexei_bestuzhev = Alexei Bestuzhev
card-commodore_martin = Commodore Martin
card-france = France
card-frankfurt_union = Frankfurt Union
card-quadruple_alliance = Quadruple Alliance
card-catherine = Catherine
card-russia = Russia
card-genoa = Genoa
card-prague = Prague
card-carnatic_war = Carnatic War
card-jacobite_rising = Jacobite Rising

water-nordsee = North Sea
