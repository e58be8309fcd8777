"""Roads chosen by hand: the main roads, the roads between the maps, and corrections of the computed network.

Towns are named by their gazetteer ids.  A main road should end at a fortress, at a map's edge or at another
main road.  The checks enforce this.
"""

# Each pair of neighbours in a line is joined by a main road.
MAIN_FLANDERS = """
paris senlis compiegne noyon saint_quentin cambrai douai lille kortrijk gent antwerpen
antwerpen breda gorinchem utrecht amsterdam
paris meaux chateau_thierry reims chalons sainte_menehould verdun metz
metz chateau_salins sarrebourg zabern strassburg
paris melun montereau sens joigny
metz nancy
metz thionville luxemburg
strassburg hagenau weissenburg_elsass landau_pfalz mannheim alzey mainz
mainz sankt_goar koblenz andernach bonn koeln
strassburg offenburg kenzingen freiburg_breisgau
strassburg rastatt karlsruhe pforzheim stuttgart geislingen ulm
mannheim heidelberg heilbronn schwaebisch_hall
mainz frankfurt_main darmstadt heidelberg
bruessel nivelles namur marche bastogne diekirch luxemburg trier bernkastel simmern mainz
koeln juelich aachen luettich sankt_truiden tienen loewen bruessel aalst gent bruegge ostende
luettich maastricht
lille tournai ath enghien bruessel
bruessel mecheln antwerpen
koeln duesseldorf wesel kleve nimwegen arnhem utrecht
koeln elberfeld dortmund hamm lippstadt paderborn detmold hameln hannover
amsterdam amersfoort deventer oldenzaal rheine osnabrueck minden hannover
"""

MAIN_BOHEMIA = """
berlin potsdam belzig wittenberg bitterfeld leipzig altenburg zwickau plauen hof bayreuth forchheim nuernberg
nuernberg schwabach gunzenhausen donauwoerth augsburg muenchen
berlin fuerstenwalde frankfurt_oder krossen gruenberg glogau steinau neumarkt_schlesien breslau
breslau brieg neisse neustadt_oberschlesien jaegerndorf baern olmuetz wischau bruenn
bruenn nikolsburg mistelbach wien
dresden teplitz leitmeritz melnik prag kolin deutschbrod iglau trebitsch znaim hollabrunn korneuburg wien
regensburg straubing deggendorf passau eferding linz amstetten melk st_poelten wien bruck_leitha pressburg
pressburg leopoldstadt trentschin
prag beraun pilsen tachau weiden amberg nuernberg
kolin koeniggraetz nachod glatz strehlen breslau
leipzig wurzen oschatz meissen dresden bautzen goerlitz bunzlau liegnitz neumarkt_schlesien
guenzburg augsburg
dinkelsbuehl ansbach schwabach
muenchen wasserburg muehldorf braunau ried wels linz
muenchen freising landshut regensburg
prag beneschau tabor budweis freistadt linz
regensburg neumarkt_oberpfalz nuernberg
potsdam brandenburg genthin magdeburg calbe halle leipzig
berlin koenigs_wusterhausen baruth luckau liebenwerda grossenhain dresden
"""

# The roads between the maps: west town, east town, kind.
BETWEEN = """
biberach memmingen normal
ulm memmingen normal
ulm guenzburg main
schwaebisch_gmuend noerdlingen normal
schwaebisch_hall dinkelsbuehl main
mergentheim rothenburg normal
"""

# Ordinary roads that must be laid, with the reason: passes and ferries, which the computation would reject,
# and highways of the time, which it might not find.
ADDED = """
den_helder hoorn round the bay by Medemblik
coevorden zwolle Vecht valley
alkmaar haarlem past the end of the IJ
muenster osnabrueck road from Köln to Bremen
leiden utrecht along the Old Rhine
muenster dortmund road from Köln to Bremen
wesel coesfeld road to Münster
zierikzee rotterdam ferries from island to island
rotterdam breda Moerdijk ferry
breda herzogenbusch along the Dutch frontier
middelburg zierikzee ferry
middelburg bergen_op_zoom over Zuid-Beveland, with a ferry at its eastern end
eindhoven venlo across the Peel
marburg fritzlar road from Frankfurt to Kassel
duenkirchen saint_omer by Bergues
diest loewen Demer valley
altenkirchen limburg_lahn road from Köln to Frankfurt
limburg_lahn giessen Lahn valley
gelnhausen fulda road to Leipzig
mons charleroi by Binche
charleroi givet by Philippeville
limburg_lahn frankfurt_main road from Köln to Frankfurt, over the Taunus
hesdin arras by Saint-Pol
koblenz simmern Hunsrück highway
frankfurt_main gelnhausen road to Leipzig
givet rocroi Meuse valley through the Ardennes
amiens peronne Somme valley
beauvais amiens road from Paris
wuerzburg mergentheim road to Ulm
rethel sedan road to Reims
thionville longwy along the frontier
kaiserslautern mannheim road from Metz to Mannheim
metz saarlouis by Boulay
paris etampes road to Orléans
bar_le_duc toul road to Nancy
strassburg schlettstadt Ill valley, road to Basel
strassburg schirmeck valley of the Breusch
saint_die schirmeck pass of Saales
offenburg freudenstadt Kniebis pass
offenburg triberg valley of the Kinzig
sens troyes road to Lorraine
troyes bar_sur_aube road to Basel
saint_die colmar pass of the Bonhomme
freiburg_breisgau villingen Höllental
montargis joigny road from Orléans
guben frankfurt_oder west bank of the Neisse and Oder
schroda slupca road to Warsaw
halberstadt magdeburg across the Börde
kalisch jarotschin road to Posen
duderstadt goslar round the western Harz
leipzig naumburg road to Erfurt
liegnitz schweidnitz by Striegau
bautzen zittau by Löbau
goerlitz hirschberg by Lauban
breslau schweidnitz by Zobten
freiberg dresden by Tharandt
altenburg chemnitz road from Leipzig
eisenach meiningen round the end of the Thuringian Forest
freiberg teplitz Klostergrab pass
zittau boehmisch_leipa pass of Gabel
gera plauen Elster valley
reichenberg jungbunzlau Iser valley
boehmisch_leipa melnik road to Prag
coburg ilmenau road from Nürnberg to Erfurt over the Thuringian Forest
kronach saalfeld road from Nürnberg to Leipzig over the Franconian Forest
annaberg saaz Preßnitz pass
saaz leitmeritz Eger valley
gitschin koeniggraetz by Horschitz
prag jungbunzlau road to Zittau
karlsbad saaz Eger valley
maehrisch_schoenberg freiwaldau Ramsau pass
prag rakonitz road to Karlsbad
auschwitz krakau Weichsel valley
bayreuth wunsiedel road to Eger through the Fichtelgebirge
wunsiedel weiden gap between the mountains
troppau maehrisch_ostrau Oppa valley
taus pilsen road from Regensburg
makow namestow pass of Jordanow
olmuetz neutitschein Moravian Gate
nuernberg neustadt_aisch road to Würzburg
regensburg nabburg Naab valley
pilgram iglau over the Bohemian-Moravian heights
tabor pilgram road to Iglau
wsetin bistritz_waag pass of Lissa
regensburg cham road to Pilsen
sillein rosenberg_ungarn Waag valley
liptau_sankt_nikolaus bries Tschertowitza pass
ungarisch_hradisch trentschin pass of Hrosenkau
deggendorf zwiesel pass over the Bavarian Forest
freyung prachatitz Golden Path
donauwoerth ingolstadt Danube valley
ingolstadt freising road to München
zwettl krems by Gföhl
tulln wien round the end of the Wienerwald
tulln st_poelten through the Tulln plain
fuelek balassa_gyarmat Eipel valley
neuhaeusel lewenz towards the mining towns
voecklabruck wels road to Linz
pressburg szerdahely Schütt island
landsberg muenchen road to Memmingen
"""

# Roads that the computation would lay but that look wrong on a map, with the reason.
BARRED = """
verden walsrode around Soltau
osnabrueck warendorf beside the road to Münster
doesburg kleve across two arms of the Rhine
berleburg dillenburg along the Rothaar
diest sankt_truiden beside the road to Tienen
aalst enghien beside the road to Brüssel
dillenburg limburg_lahn beside the Lahn valley
enghien nivelles beside the road to Brüssel
hesdin bethune beside the road to Arras
hesdin doullens beside the road to Abbeville
peronne cambrai beside the main road
abbeville doullens beside the road to Amiens
erbach_odenwald aschaffenburg across the Odenwald
thionville saarlouis beside the road from Metz
saint_avold saarlouis beside the road from Metz
pontoise senlis around Paris
senlis meaux around Paris
bar_le_duc saint_mihiel beside the road to Toul
luneville chateau_salins across the salt marshes
zabern schirmeck along the mountain side
etampes melun around Paris
schirmeck schlettstadt beside the road from Straßburg
freudenstadt triberg across the valley of the Kinzig
bar_sur_aube bar_sur_seine beside the road from Troyes
schroda gnesen beside the road from Posen
gostynin lentschuetz past Lowitsch
koenigs_wusterhausen fuerstenwalde around Berlin
slupca jarotschin across the Warthe marshes
calbe loburg there and back over the Elbe
bautzen muskau across the Lusatian heath
freiberg meissen beside the road to Dresden
schweidnitz neumarkt_schlesien between the roads to Breslau and Liegnitz
strehlen neisse between two main roads
reichenberg gitschin across the Iser valley
boehmisch_leipa reichenberg along the mountain side
gitschin kolin across the plain, past Königgrätz
jungbunzlau melnik between the roads to Prag
luditz saaz beside the Eger valley
freiwaldau neustadt_oberschlesien along the mountain side
graslitz karlsbad beside the Eger valley
auschwitz olkusch beside the road to Krakau
rakonitz beraun beside the road to Prag
baern maehrisch_schoenberg across the Gesenke
tachau taus along the mountain side
forchheim neustadt_aisch beside the road from Nürnberg
pilgram neuhaus beside the road from Tabor
namestow liptau_sankt_nikolaus across the Tatra
schwabach neumarkt_oberpfalz beside the road from Nürnberg
dinkelsbuehl gunzenhausen beside the main roads
eichstaett donauwoerth beside the Danube valley
schrobenhausen freising beside the road from Ingolstadt
hollabrunn tulln beside the main road
tulln korneuburg there and back over the Danube
burghausen traunstein beside the Salzach valley
pressburg ungarisch_altenburg beside the road from Bruck
landsberg wolfratshausen through two lakes
"""
