territory-austria = Österreich
territory-austrian_netherlands = Österreichische Niederlande
territory-bavaria = Bayern
territory-breisgau = Breisgau
territory-empire = Heiliges Römisches Reich
territory-france = Frankreich
territory-hannover = Hannover
territory-netherlands = Niederlande
territory-poland = Polen
territory-prussia = Preußen
territory-saxony = Sachsen
territory-silesia = Schlesien

power-france = Frankreich
power-bavaria = Bayern
power-prussia = Preußen
power-saxony = Sachsen
power-austria = Österreich
power-pragmatic_army = Pragmatische Armee

map-flanders = Flandern
map-bohemia = Böhmen

track-saxony = Sachsen
track-russia = Russland
track-italy = Italien

box-ostpreussen = Ostpreußen
box-italien_austria = Italien
box-italien_france = Italien
box-england = England
box-electors = 3 Kurfürsten
box-emperor = Kaiser
box-italy = Italien
box-silesia = Schlesien

card-military_aid = Militärhilfe?
card-swedish_russian_war = Schwedisch-Russischer Krieg
card-charles_emmanuel = Karl Emanuel
card-naples = Neapel
card-jenkins_ear = Krieg um Jenkins’ Ohr
card-denmark = Dänemark
card-coup_d_etat = Staatsstreich
card-sweden_surrenders = Schweden kapituliert
card-spain = Spanien
card-sardinia_piedmont = Sardinien-Piemont
card-hessian_mercenaries = Hessische Söldner
card-electors_declaration = Erklärung der Kurfürsten
card-imperial_election = Kaiserwahl
card-lopukhina_plot = Lopuchina-Verschwörung
card-alexei_bestuzhev = Alexei Bestuschew
card-commodore_martin = Kommodore Martin
card-france = Frankreich
card-frankfurt_union = Frankfurter Union
card-quadruple_alliance = Quadrupelallianz
card-catherine = Katharina
card-russia = Russland
card-genoa = Genua
card-prague = Prag
card-carnatic_war = Karnatischer Krieg
card-jacobite_rising = Jakobitenaufstand

water-nordsee = Nordsee
