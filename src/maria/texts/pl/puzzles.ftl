### Teksty zagadek. Z tekstu z numerem każda wersja jest używana po kolei. Wartość oznacza rzecz z zagadki
### ($general, $city) albo fakt z pozycji ($far-general-city); patrz docs/lessons.md.

## duel

puzzle-duel-title-1 = { $general } kontra { $enemy }: { $there }
puzzle-duel-title-2 = Pojedynek o miasto { $city }
puzzle-duel-title-3 = { $enemy } u bram miasta { $city }
puzzle-duel-title-4 = { $city }: karty na stół
puzzle-duel-title-5 = { $general } gra o miasto { $city }
puzzle-duel-about-1 = Jeden wybór jest wyraźnie najlepszy. Który?
puzzle-duel-about-2 = Walczą { $general } i { $enemy }. Która karta, a może żadna?
puzzle-duel-about-3 = Zanim zagrasz, pomyśl, co może mieć jeszcze przeciwnik.
puzzle-duel-scene-attacks-1 = { $general } atakuje, a broni się { $enemy }. Stoisz w mieście { $city } i grasz { $suit-city }; on stoi w mieście { $there } i gra { $suit-there }.
puzzle-duel-scene-attacks-2 = Z miasta { $city } ({ $suit-city }) atakuje { $general }, a w mieście { $there } ({ $suit-there }) broni się { $enemy }.
puzzle-duel-scene-attacks-3 = { $enemy } broni się w mieście { $there }, a z miasta { $city } atakuje { $general }. Ty grasz { $suit-city }, on gra { $suit-there }.
puzzle-duel-scene-defends-1 = { $enemy } atakuje, a w mieście { $city } broni się { $general }. Ty grasz { $suit-city }, on gra { $suit-there }.
puzzle-duel-scene-defends-2 = { $general } broni się w mieście { $city } ({ $suit-city }), a z miasta { $there } ({ $suit-there }) atakuje { $enemy }.
puzzle-duel-scene-defends-3 = Z miasta { $there } atakuje { $enemy }, a w mieście { $city } broni się { $general }. Twój kolor to { $suit-city }, jego { $suit-there }.
puzzle-duel-stand-behind-1 = Jesteś z tyłu o { $behind } i masz { $hand-power }.
puzzle-duel-stand-behind-2 = Twoja ręka to { $hand-power }, a jesteś z tyłu o { $behind }.
puzzle-duel-stand-behind-3 = Grasz przy przewadze −{ $behind }. Masz { $hand-power }.
puzzle-duel-stand-level-1 = Jest równo. Masz { $hand-power } i musisz zagrać.
puzzle-duel-stand-level-2 = Nikt nie prowadzi. Masz { $hand-power }, a przy zerze musisz zagrać, jeśli możesz.
puzzle-duel-facts-1 = Liczba kart w ręce { $other-genitive }: { $cards-other }. Karty w kolorze przeciwnika, których jeszcze nie widać: { $unseen-power-suit }.
puzzle-duel-facts-2 = Przeciwnik ma { $cards-other ->
    [one] jedną kartę
    [few] { $cards-other } karty
   *[many] { $cards-other } kart
}. Karty w kolorze { $suit-there }, których jeszcze nie widać: { $unseen-power-suit }.
puzzle-duel-facts-3 = { $cards-other ->
    [one] Czy jedyna karta { $other-genitive } to { $suit-there }?
   *[many] Ile z { $cards-other } kart { $other-genitive } to { $suit-there }?
} W tym kolorze nie widać jeszcze tylu kart: { $unseen-power-suit }.
puzzle-duel-task-1 = Co robisz?
puzzle-duel-task-2 = Znajdź najlepszy wybór.
puzzle-duel-task-3 = Którą kartę zagrywasz, jeśli w ogóle?
puzzle-duel-learned-stop-1 = Dobrze. Przeciw prawie każdej ręce, którą może mieć, następna karta kosztuje więcej, niż daje. Mała porażka teraz to najtańsze wyjście.
puzzle-duel-learned-stop-2 = Dobry generał wie, kiedy odejść. Twoje karty są gdzie indziej warte więcej niż te kilka armii, które tu tracisz.
puzzle-duel-learned-stop-3 = Tak. Płacisz raz armiami i zachowujesz karty na lepszy teren.
puzzle-duel-learned-behind-1 = Dobrze. Nadal jesteś z tyłu, więc nadal grasz: najpierw { $card-best }, a następna karta zdecyduje o końcowej przewadze.
puzzle-duel-learned-behind-2 = Sama karta { $card-best } nie odwraca bitwy, ale dopóki jesteś z tyłu, on nie może odpowiedzieć. Graj dalej.
puzzle-duel-learned-behind-3 = Dobre oko. Odrabiaj małymi krokami, dopóki grasz ty.
puzzle-duel-learned-level-1 = Dokładnie równo. Teraz on musi zagrać, jeśli może, a ty możesz odpowiedzieć na wszystko, co pokaże.
puzzle-duel-learned-level-2 = { $card-best } wyrównuje bez straty punktu. Następna karta musi być jego.
puzzle-duel-learned-only-1 = { $card-best } to jedyna karta, która od razu odwraca bitwę, a prowadzenie jest tego warte: teraz potrzebuje { $behind }, żeby tylko wyrównać.
puzzle-duel-learned-only-2 = Tak. Jest z tyłu o { $behind } i musi znaleźć odpowiedź. Po każdym innym wyborze nadal płacisz ty.
puzzle-duel-learned-only-3 = Prowadzenie jednym ciosem. Teraz { $enemy } musi odrobić { $behind }, karta po karcie.
puzzle-duel-learned-least-1 = { $card-best } wystarcza do prowadzenia, a większe karty czekają na jego odpowiedź.
puzzle-duel-learned-least-2 = Prowadzisz o { $behind } najniższym kosztem. Jeśli odpowie, nadal masz najlepsze karty.
puzzle-duel-learned-least-3 = Dobrze. Niech on pierwszy wydaje; twoje mocne karty mają ostatnie słowo.
puzzle-duel-learned-most-1 = Teraz potrzebuje { $behind }, żeby wyrównać, a jego najmniejsze karty nie wystarczą.
puzzle-duel-learned-most-2 = { $card-best } od razu: musi odrobić { $behind }, a każda odpowiedź kosztuje go więcej.
puzzle-duel-learned-most-3 = Tak. Tu większy cios jest wart swoich punktów: gdy jest z tyłu o { $behind }, płaci więcej, żeby walczyć dalej.
puzzle-duel-learned-between-1 = Właśnie { $card-best }: dość, żeby zabolało, a najlepsza karta zostaje w ręce.
puzzle-duel-learned-between-2 = Prowadzisz o { $behind }. Mniej byłoby łatwo odrobić, a więcej zabrakłoby ci później.
puzzle-duel-why-stop-1 = Rezygnujesz i tracisz tyle armii, ile ci zabrakło. { $card-best } daje więcej przeciw prawie każdej ręce, którą może mieć.
puzzle-duel-why-stop-2 = Rezygnacja od razu kosztuje armie i teren. Z kartą { $card-best } warto było walczyć.
puzzle-duel-why-stop-3 = Za wcześnie. { $card-best } jest tu warta więcej, niż kosztuje.
puzzle-duel-why-no-stop-1 = Karty { $card-card } już nie ma, a przeciw temu, co { $other-gender ->
    [pl] mogą mieć { $other }
   *[f] może mieć { $other }
}, pewnie i tak przegrasz. Lepiej zrezygnować.
puzzle-duel-why-no-stop-2 = On może odpowiadać dłużej, niż ty możesz dokładać. Po karcie { $card-card } zwykle tracisz i bitwę, i kartę. Rezygnuj, póki to tanie.
puzzle-duel-why-no-stop-3 = Kartą { $card-card } płacisz za bitwę, którą zwykle i tak przegrasz. Rezygnacja była tańsza.
puzzle-duel-why-dear-1 = { $card-card } może nawet wygrać bitwę. Ale karty na to potrzebne są warte więcej niż te kilka armii, które kosztuje rezygnacja.
puzzle-duel-why-dear-2 = Kartę { $card-card } lepiej było zachować: ta bitwa kosztuje więcej w kartach niż rezygnacja w armiach.
puzzle-duel-why-reserve-1 = Rezerwa pasuje wszędzie, więc jest warta więcej niż ta bitwa. Tu wystarczy { $card-best }.
puzzle-duel-why-reserve-2 = Działa, ale kosztuje twoją najbardziej przydatną kartę. Wystarczy { $card-best }.
puzzle-duel-why-behind-not-ahead-1 = Nadal z tyłu o { $behind }. { $card-card } potrzebuje drugiej karty, a { $card-best } robi to samo w pojedynkę.
puzzle-duel-why-behind-not-ahead-2 = { $card-card } nie wystarcza. Nadal jesteś z tyłu o { $behind } i musisz dokładać; { $card-best } od razu daje prowadzenie.
puzzle-duel-why-behind-not-level-1 = Nadal z tyłu o { $behind }. { $card-best } dokładnie wyrównuje, a wtedy to on musi zagrać.
puzzle-duel-why-level-not-ahead-1 = Równo to nie prowadzenie: teraz do prowadzenia wystarczy mu najmniejsza karta. { $card-best } wymaga od niego więcej.
puzzle-duel-why-level-not-ahead-2 = Dokładnie równo i teraz gra on. Po karcie { $card-best } musiałby najpierw odrabiać.
puzzle-duel-why-level-not-behind-1 = Przy zerze gra on. Dopóki jesteś z tyłu, grasz ty: zagraj najpierw { $card-best }, a to ty zdecydujesz o końcowej przewadze.
puzzle-duel-why-ahead-not-behind-1 = Prowadzisz o { $behind }, ale teraz gra on. Dopóki jesteś z tyłu, grasz tylko ty: gdy najpierw zagrasz { $card-best }, lepiej na tym wyjdziesz.
puzzle-duel-why-ahead-not-behind-2 = Prowadzenie przyszło za wcześnie: przeciwnik ma do odrobienia tylko { $behind }, a karty { $card-card } już nie ma. Gdy najpierw zagrasz { $card-best }, nadal grasz ty, a nie { $other }.
puzzle-duel-why-ahead-not-level-1 = Więcej, niż trzeba. { $card-best } wyrównuje, a przy zerze to on musi zagrać pierwszy.
puzzle-duel-why-ahead-not-level-2 = Prowadzenie o { $behind } kosztuje więcej, niż daje. Wystarczy wyrównać: wtedy następna karta musi być jego.
puzzle-duel-why-ahead-high-1 = { $card-card } też daje prowadzenie, ale kosztuje więcej niż { $card-best } i zabraknie ci jej, gdy on odpowie.
puzzle-duel-why-ahead-high-2 = Prowadzenie o { $behind } wygląda dobrze. Ale jeśli może, i tak odpowie, a wtedy lepiej mieć w ręce { $card-card } niż { $card-best }.
puzzle-duel-why-ahead-high-3 = Za dużo naraz. Do prowadzenia wystarczy { $card-best }, a { $card-card } niech ma ostatnie słowo.
puzzle-duel-why-ahead-low-1 = Prowadzisz tylko o { $behind }: to łatwo odrobić. { $card-best } wymaga od niego więcej.
puzzle-duel-why-ahead-low-2 = Prowadzisz tylko o { $behind }: mała karta mu wystarczy i znów płacisz. Po karcie { $card-best } potrzebuje większej.
puzzle-duel-why-behind-high-1 = Nadal jesteś z tyłu o { $behind }, a karty { $card-card } już nie ma. Gdy najpierw zagrasz { $card-best }, zostaną ci lepsze karty.
puzzle-duel-why-behind-high-2 = { $card-card } też nie daje prowadzenia, a kosztuje więcej niż { $card-best }.
puzzle-duel-why-behind-low-1 = Nadal z tyłu o { $behind }. { $card-best } jedną kartą odrabia więcej i zostawia ci lepsze.
puzzle-duel-why-behind-low-2 = Za mały krok: jesteś z tyłu o { $behind }. Z kart, które nie dają prowadzenia, lepsza jest { $card-best }.

## take

puzzle-take-title-1 = Za plecami: { $near }
puzzle-take-title-2 = Gdy { $near } nie patrzy
puzzle-take-title-3 = { $near } zostawia otwartą bramę
puzzle-take-title-4 = Czego nie broni { $near }?
puzzle-take-title-5 = Obok czuwa { $near }
puzzle-take-about-1 = Jeden marsz zdobywa więcej niż każdy inny.
puzzle-take-about-2 = Twierdza stoi otworem, jeśli właściwy generał znajdzie drogę.
puzzle-take-about-3 = Wiele twierdz jest blisko. Którą możesz teraz zdobyć?
puzzle-take-words-one-1 = Dowodzisz { $power-instrumental }, a wrogie twierdze są niedaleko. Której z nich nikt nie broni?
puzzle-take-words-one-2 = Wojska się rozeszły i gdzieś została samotna twierdza. Generał zdobywa ją, gdy przez nią przejdzie i z niej wyjdzie.
puzzle-take-words-one-3 = Szukaj twierdzy, od której żaden wrogi generał nie jest w odległości trzech miast, i swojego generała, który może przez nią przejść.
puzzle-take-words-two-1 = Jednym marszem można zdobyć po drodze więcej niż jedną twierdzę. Liczy się tylko to, kto czego broni i dokąd prowadzą drogi.
puzzle-take-words-two-2 = Jedną twierdzę łatwo znaleźć. Ale czy jest generał, który zdobędzie dwie naraz?
puzzle-take-task-one-1 = Zdobądź twierdzę jednym marszem.
puzzle-take-task-one-2 = Weź twierdzę w jednym marszu.
puzzle-take-task-one-3 = Jeden marsz, jedna twierdza. Kto idzie i dokąd?
puzzle-take-task-two-1 = Zdobądź jednym marszem jak najwięcej twierdz.
puzzle-take-learned-one-1 = { $general } przeszedł przez twierdzę { $city }, a nikt nie był dość blisko, żeby jej bronić. Jest twoja.
puzzle-take-learned-one-2 = Twierdza { $city } pada: żaden wrogi generał nie był w odległości trzech miast, a { $general } nie zatrzymał się w środku.
puzzle-take-learned-one-3 = To był ten marsz: { $general } wchodzi do twierdzy { $city } jedną bramą, a wychodzi drugą.
puzzle-take-learned-two-1 = { $city } i { $other } jednym marszem: { $general } przeszedł przez obie twierdze, a nikt ich nie bronił.
puzzle-take-why-inside-1 = { $marcher } stoi w twierdzy { $end }, ale zdobędzie ją dopiero, gdy z niej wyjdzie.
puzzle-take-why-inside-2 = Tak blisko: { $marcher } zatrzymał się w twierdzy { $end }. Twierdza pada, gdy się z niej wychodzi.
puzzle-take-why-protected-1 = Twierdzy { $city } broni { $guard }, który jest { $far-guard-city } od niej. Twój marsz zostawia tam tylko pytajnik.
puzzle-take-why-protected-2 = Pytajnik na twierdzy { $city }: dopóki { $guard } jest tylko { $far-guard-city } od niej, twierdza nie padnie.
puzzle-take-why-fewer-1 = Twierdza { $city } jest twoja, ale ten sam marsz mógł zdobyć też twierdzę { $left }.
puzzle-take-why-fewer-2 = Jedna twierdza. Inna trasa zdobyłaby też twierdzę { $left }.
puzzle-take-why-away-1 = Twierdza { $city } nadal należy do { $former-genitive }, a nikt nie jest dość blisko, żeby jej bronić.
puzzle-take-why-away-2 = Ten marsz niczego nie zdobywa. Spójrz na twierdzę { $city }: żaden wrogi generał nie jest w odległości trzech miast od niej.

## save

puzzle-save-title-1 = { $city }: godzina próby
puzzle-save-title-2 = { $city } w niebezpieczeństwie
puzzle-save-title-3 = Kto obroni twierdzę { $city }?
puzzle-save-title-4 = { $enemy } idzie na twierdzę { $city }
puzzle-save-title-5 = Straż dla twierdzy { $city }
puzzle-save-about-1 = Wróg zaraz przejdzie przez twierdzę.
puzzle-save-about-2 = Twierdza padnie bez walki, jeśli nikt nie podejdzie dość blisko.
puzzle-save-about-3 = Jeden marsz obroni to, co otwarte. Który?
puzzle-save-words-one-1 = { $enemy } jest { $far-enemy-city } od twierdzy { $city }, a nikt jej nie broni. Następnym marszem może przez nią przejść i ją zdobyć.
puzzle-save-words-one-2 = Żaden twój generał nie jest w odległości trzech miast od twierdzy { $city }, a { $enemy } nadchodzi. Jeśli nic nie zrobisz, twierdza padnie bez walki.
puzzle-save-words-one-3 = Twierdza { $city } nie jest broniona, a { $enemy } w mieście { $at-enemy } jest tylko { $far-enemy-city } od niej.
puzzle-save-words-two-1 = Twierdze { $city } i { $other } stoją otworem, a wrogowie są dość blisko, żeby je zdobyć. Może jeden generał obroni obie: musi być najwyżej trzy miasta od każdej.
puzzle-save-words-two-2 = Dwie twierdze są w niebezpieczeństwie: { $city } i { $other }. Od pierwszej { $enemy } jest tylko { $far-enemy-city }.
puzzle-save-task-one-1 = Uratuj twierdzę { $city } jednym marszem.
puzzle-save-task-one-2 = Zadbaj, żeby twierdza { $city } była broniona.
puzzle-save-task-one-3 = Pomaszeruj tak, żeby { $enemy } nie mógł po prostu zdobyć twierdzy { $city }.
puzzle-save-task-two-1 = Obroń twierdze { $city } i { $other } jednym marszem.
puzzle-save-learned-one-1 = { $at-general } jest { $far-general-city } od twierdzy { $city }, więc broni jej { $general }. Żeby ją zdobyć, { $enemy } musiałby go najpierw pokonać.
puzzle-save-learned-one-2 = { $general } w mieście { $at-general } jest dość blisko: { $far-general-city } od twierdzy { $city }. Samo przejście przez nią już nie wystarczy.
puzzle-save-learned-one-3 = To ją chroni: { $general } jest { $far-general-city } od twierdzy { $city }, a obok niego nie ma wroga.
puzzle-save-learned-two-1 = { $at-general } to właściwe miejsce: { $far-general-city } od twierdzy { $city } i { $far-general-other } od twierdzy { $other }. Stąd { $general } broni obu.
puzzle-save-learned-two-2 = Jeden generał, dwie twierdze. Z miasta { $at-general } { $general } broni twierdz { $city } i { $other }.
puzzle-save-why-far-1 = { $end } jest { $far-end-city } od twierdzy { $city }. Żeby jej bronić, { $marcher } musi być najwyżej trzy miasta od niej.
puzzle-save-why-far-2 = Nie dość blisko: { $end } jest { $far-end-city } od twierdzy { $city }, a { $enemy } przez nią przechodzi.
puzzle-save-why-who-1 = { $marcher } nie podejdzie do twierdzy { $city } bliżej niż na { $far-end-city }. Musi iść ktoś inny.
puzzle-save-why-who-2 = { $marcher } w mieście { $end } jest { $far-end-city } od twierdzy { $city }. On tu nie pomoże, ale inny generał tak.
puzzle-save-why-all-1 = Twierdza { $city } nadal stoi otworem: żaden twój generał nie jest w odległości trzech miast, a { $enemy } jest { $far-enemy-city } od niej.
puzzle-save-why-all-2 = { $enemy } ci dziękuje. Żaden generał nie broni teraz twierdzy { $city }, a on jest tylko { $far-enemy-city } od niej.

## supply

puzzle-supply-title-1 = Do odcięcia: { $enemy }
puzzle-supply-title-2 = { $enemy } i długa droga
puzzle-supply-title-3 = { $enemy } głoduje
puzzle-supply-title-4 = { $enemy } bez chleba
puzzle-supply-title-5 = { $enemy } i jego chleb
puzzle-supply-about-1 = Wróg jest daleko od domu. Jeden marsz odcina mu zaopatrzenie.
puzzle-supply-about-2 = Odszedł daleko od swojego taboru.
puzzle-supply-about-3 = Kto zamknie drogę między generałem a jego taborem?
puzzle-supply-words-block-1 = { $enemy } jest daleko od domu, a zaopatruje go { $train }: droga zaopatrzenia ma { $supply-enemy }. Nie może prowadzić przez twoje pionki ani mieć więcej niż sześć miast.
puzzle-supply-words-block-2 = { $enemy } jest w mieście { $at-enemy }, a zaopatruje go { $train } w mieście { $at-train }; droga ma { $supply-enemy }. Zaopatrzenie sprawdza się, zanim będzie mógł się ruszyć.
puzzle-supply-words-block-3 = Gdzie twój pionek najbardziej zaszkodzi? { $enemy } potrzebuje drogi do taboru, a może ona mieć najwyżej sześć miast. Zaopatruje go { $train }, a droga ma teraz { $supply-enemy }.
puzzle-supply-words-train-1 = { $enemy } jest zależny od taboru. Zaopatruje go { $train } w mieście { $at-train }, a droga ma { $supply-enemy }. Generał niszczy tabor, gdy wchodzi do jego miasta.
puzzle-supply-words-train-2 = { $enemy } ma tylko jedno źródło chleba: to { $train }. Zniszcz tabor, a nikogo już nie zaopatrzy.
puzzle-supply-words-two-1 = { $enemy } i { $other } są daleko od domu. Pierwszego zaopatruje { $train }, a droga ma { $supply-enemy }. Może jeden marsz wystarczy na obu.
puzzle-supply-words-two-2 = Dwaj generałowie daleko od domu i długie drogi: obu zaopatruje { $train }. To { $enemy } i { $other }. Znajdź miejsce, w którym ich drogi się spotykają.
puzzle-supply-task-block-1 = Jednym marszem spraw, żeby { $enemy } był odcięty od zaopatrzenia.
puzzle-supply-task-block-2 = Pomaszeruj tak, żeby { $enemy } nie miał drogi do taboru.
puzzle-supply-task-train-1 = Jednym marszem spraw, żeby { $enemy } był bez zaopatrzenia.
puzzle-supply-task-two-1 = Jednym marszem spraw, żeby { $enemy } i { $other } byli odcięci.
puzzle-supply-learned-block-1 = Gdy { $general } stoi w mieście { $at-general }, nie ma już drogi o długości sześciu miast. Zanim { $enemy } cokolwiek zrobi, zostaje odwrócony i traci armie.
puzzle-supply-learned-block-2 = { $general } stoi tam, gdzie drogi się spotykają. Każda droga omijająca miasto { $at-general } jest za długa, a { $enemy } głoduje.
puzzle-supply-learned-block-3 = { $at-general } to właściwe miejsce: na początku swojego etapu { $enemy } jest bez zaopatrzenia.
puzzle-supply-learned-train-1 = Zniszczony zostaje { $train }. Teraz { $enemy } nie ma skąd brać zaopatrzenia, dokądkolwiek prowadzą drogi.
puzzle-supply-learned-train-2 = Nie ma taboru, nie ma drogi: { $enemy } jest bez zaopatrzenia.
puzzle-supply-learned-two-1 = Obie drogi prowadziły przez miasto { $at-general }: { $enemy } i { $other } są bez zaopatrzenia.
puzzle-supply-learned-two-2 = Jeden marsz, dwaj głodni generałowie: { $enemy } i { $other } są odcięci, a sprawcą jest { $general }.
puzzle-supply-why-road-1 = { $end } leży na jednej z jego dróg, ale { $enemy } omija to miasto: nadal ma drogę długą na { $supply-enemy }.
puzzle-supply-why-road-2 = Dobry pomysł, ale jest inna droga. Choć { $marcher } stoi w mieście { $end }, { $enemy } nadal ma drogę. Ma ona { $supply-enemy }, a wolno sześć.
puzzle-supply-why-beside-1 = { $marcher } w mieście { $end } nikomu nie przeszkadza: { $enemy } nadal ma drogę długą na { $supply-enemy }.
puzzle-supply-why-beside-2 = { $end } leży na uboczu: { $enemy } nadal ma drogę zaopatrzenia długą na { $supply-enemy }.
puzzle-supply-why-all-1 = { $enemy } nadal jest zaopatrzony, a jego droga ma { $supply-enemy }. Szukaj miasta, które leży na wszystkich jego drogach.
puzzle-supply-why-all-2 = To niczego nie zamyka: { $enemy } nadal ma drogę długą na { $supply-enemy }, a wolno sześć.

## hussars

puzzle-hussars-title-1 = Huzar na drodze: { $enemy }
puzzle-hussars-title-2 = Huzarzy kontra { $enemy }
puzzle-hussars-title-3 = { $enemy } i jeźdźcy na drodze
puzzle-hussars-title-4 = { $enemy } płaci
puzzle-hussars-title-5 = Huzarzy ruszają, a celem jest { $enemy }
puzzle-hussars-about-1 = Austria stawia huzara. Gdzie będzie najwięcej kosztował wroga?
puzzle-hussars-about-2 = W jednym mieście huzar kosztuje wroga więcej niż gdziekolwiek indziej.
puzzle-hussars-about-3 = Za drogę przez huzara się płaci. Za którą tutaj?
puzzle-hussars-words-one-1 = { $enemy } jest w mieście { $at-enemy }, a jego droga zaopatrzenia ma { $supply-enemy }. Jeśli na każdej drodze, z której mógłby skorzystać, stoi huzar, płaci jej długość w punktach z kart.
puzzle-hussars-words-one-2 = Twoi huzarzy są gotowi. { $enemy } ma do taboru { $supply-enemy }, ale z powodu huzara płaci tylko wtedy, gdy nie ma drogi naokoło.
puzzle-hussars-words-one-3 = { $enemy } czuje się bezpiecznie w mieście { $at-enemy }, { $supply-enemy } od swojego taboru. Z huzarem we właściwym miejscu każde miasto tej drogi kosztuje punkt.
puzzle-hussars-words-two-1 = { $enemy } i { $other } mają długie drogi zaopatrzenia. Z powodu huzara, którego nie da się ominąć, zapłacą obaj.
puzzle-hussars-words-two-2 = Kilku wrogów jest daleko od domu, wśród nich { $enemy } i { $other }. Znajdź miasto, którego żaden z nich nie ominie.
puzzle-hussars-task-one-1 = Postaw huzara tak, żeby wrogowie zapłacili jak najwięcej.
puzzle-hussars-task-one-2 = Gdzie huzar będzie najwięcej kosztował { $power-accusative }?
puzzle-hussars-task-two-1 = Postaw huzara tak, żeby wrogowie zapłacili jak najwięcej.
puzzle-hussars-learned-one-1 = Miasta { $city } nie da się ominąć: { $enemy } płaci { $toll-enemy ->
    [one] jeden punkt
    [few] { $toll-enemy } punkty
   *[many] { $toll-enemy } punktów
} albo głoduje.
puzzle-hussars-learned-one-2 = Właśnie { $city }: { $enemy } płaci { $toll-enemy ->
    [one] jeden punkt
    [few] { $toll-enemy } punkty
   *[many] { $toll-enemy } punktów
} za chleb.
puzzle-hussars-learned-one-3 = Którąkolwiek drogę wybierze { $enemy }, stoi na niej twój huzar w mieście { $city }. To kosztuje { $toll-enemy ->
    [one] jeden punkt
    [few] { $toll-enemy } punkty
   *[many] { $toll-enemy } punktów
}.
puzzle-hussars-learned-two-1 = Obaj muszą przejść przez miasto { $city }. Punkty do zapłaty: { $enemy } { $toll-enemy }, { $other } { $toll-other }.
puzzle-hussars-learned-two-2 = Jeden huzar, dwa rachunki. Punkty do zapłaty: { $enemy } { $toll-enemy }, { $other } { $toll-other }.
puzzle-hussars-why-round-1 = { $enemy } omija miasto { $end } i nic nie płaci: jest inna droga, która ma najwyżej sześć miast.
puzzle-hussars-why-round-2 = { $end } leży na jednej z jego dróg, ale nie na wszystkich: { $enemy } wybiera inną, za darmo.
puzzle-hussars-why-free-1 = W mieście { $end } huzar nikomu nie przeszkadza, a { $enemy } nic nie płaci.
puzzle-hussars-why-free-2 = { $end } leży na uboczu: { $enemy } nie musi zważać na huzara w tym mieście.
puzzle-hussars-why-other-1 = Stąd huzar kosztuje wrogów mniej, niż by mógł. { $enemy } ma kilka krótkich dróg: szukaj miasta, które leży na wszystkich.
puzzle-hussars-why-other-2 = Wrogowie mogliby zapłacić więcej. Prześledź drogi do taboru: którego miasta { $enemy } nie ominie?
puzzle-hussars-why-half-1 = Ktoś płaci, ale nie { $enemy }: omija miasto { $end } inną drogą.
puzzle-hussars-why-half-2 = W mieście { $end } huzar przeszkadza jednemu z nich, ale { $enemy } nic nie płaci.
puzzle-hussars-why-less-1 = Płacą, ale mniej, niż by mogli. Inne miasto kosztuje ich więcej.
puzzle-hussars-why-less-2 = Płacą, ale mało. { $city } kosztowałoby ich więcej.

## retreat

puzzle-retreat-title-1 = Dokąd ma iść { $enemy }?
puzzle-retreat-title-2 = { $general } wskazuje drogę, a odchodzi { $enemy }
puzzle-retreat-title-3 = { $start }: { $enemy } pokonany
puzzle-retreat-title-4 = { $enemy } ucieka
puzzle-retreat-title-5 = Po bitwie: { $start }
puzzle-retreat-about-1 = Bitwa wygrana. Wybierz, dokąd pójdzie przegrany.
puzzle-retreat-about-2 = Kilka tras prowadzi równie daleko. Jedna jest dla przegranego znacznie gorsza.
puzzle-retreat-about-3 = Zwycięzca wskazuje drogę.
puzzle-retreat-words-supply-1 = { $enemy } jest pokonany i opuszcza miasto { $start }, a zwycięzcą jest { $general }. Kilka miast jest równie daleko od zwycięzcy i ty wybierasz. Gdzieś nie dosięgnie go żaden tabor { $power-genitive }.
puzzle-retreat-words-supply-2 = Bitwa jest wygrana i { $enemy } musi iść tam, gdzie wskażesz. Pomyśl o jego taborach: droga zaopatrzenia ma najwyżej sześć miast i nie prowadzi przez twoje pionki.
puzzle-retreat-words-fortress-1 = { $enemy } jest pokonany. Na twierdzy { $city } leży twój pytajnik: twierdza padnie na końcu etapu, jeśli nikt nie będzie jej bronił z odległości najwyżej trzech miast.
puzzle-retreat-words-fortress-2 = Bitwa jest wygrana, a na twierdzy { $city } leży twój pytajnik. Czy twierdza padnie, zależy od tego, gdzie znajdzie się { $enemy }.
puzzle-retreat-task-supply-1 = Wybierz miasto, w którym { $enemy } będzie bez zaopatrzenia.
puzzle-retreat-task-supply-2 = Na której trasie { $enemy } straci najwięcej?
puzzle-retreat-task-fortress-1 = Wybierz miasto, z którego { $enemy } nie broni już twierdzy { $city }.
puzzle-retreat-learned-supply-1 = W mieście { $at-enemy } nie dosięgnie go żaden tabor: { $enemy } będzie głodował, gdy przyjdzie sprawdzenie zaopatrzenia.
puzzle-retreat-learned-supply-2 = { $at-enemy }! Pokonany, a teraz i bez chleba, { $enemy } straci kolejne armie, zanim się ruszy.
puzzle-retreat-learned-supply-3 = To okrutna droga: z miasta { $at-enemy } żadna droga o długości sześciu miast nie prowadzi do taboru { $power-genitive }.
puzzle-retreat-learned-fortress-1 = { $at-enemy } jest { $far-enemy-city } od twierdzy { $city }. Teraz nikt jej nie broni i jest twoja.
puzzle-retreat-learned-fortress-2 = { $enemy } jest teraz { $far-enemy-city } od twierdzy { $city }: za daleko. Twierdza pada.
puzzle-retreat-why-home-1 = { $end } to dla niego dom, a u siebie { $enemy } jest zawsze zaopatrzony.
puzzle-retreat-why-home-2 = Odsyłasz go do domu. W mieście { $end } { $enemy } nie potrzebuje taboru.
puzzle-retreat-why-home-3 = W mieście { $end } { $enemy } jest u siebie i je do syta.
puzzle-retreat-why-fed-1 = { $end } leży dość blisko: { $enemy } ma tu drogę zaopatrzenia długą na { $supply-enemy }. Zaopatruje go { $train }.
puzzle-retreat-why-fed-2 = W mieście { $end } zaopatruje go { $train }, a droga ma { $supply-enemy }. Tam { $enemy } nie głoduje.
puzzle-retreat-why-guards-1 = { $end } jest tylko { $far-end-city } od twierdzy { $city }. Stąd { $enemy } nadal jej broni, a pytajnik znika.
puzzle-retreat-why-guards-2 = { $enemy } w mieście { $end } jest { $far-end-city } od twierdzy { $city }, dość blisko, żeby jej bronić.
