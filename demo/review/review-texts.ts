/** The texts of seeded reviews: for one product family or for any product, by how satisfied the reviewer is. */
import type { Pair } from '../words.ts';
import { pairs } from '../words.ts';

/** By the key of the family; for ratings of four or five stars. */
export const praise: Readonly<Record<string, readonly Pair[]>> = {
  'tyres-and-rims': pairs(`
Pitoa riittää mudassa, eikä asfaltillakaan jyristä liikaa. | Greppet räcker i lera, och på asfalt mullrar det inte för mycket.
Menivät vanteelle helposti ja pitävät ilman. | Gick lätt på fälgen och håller luften.
Toinen kausi menossa, kulutuspintaa on vielä hyvin jäljellä. | Andra säsongen nu, och det finns gott om mönster kvar.
`),
  winches: pairs(`
Veti nelosmönkijän ojasta ensimmäisellä yrityksellä. | Drog upp fyrhjulingen ur diket på första försöket.
Kaukosäädin toimii hanskat kädessä, se on tärkeintä. | Handkontrollen går att använda med handskar, det är det viktigaste.
Kelaus on tasainen ja jarru pitää. | Spolningen är jämn och bromsen håller.
`),
  winter: pairs(`
Koko piha puhtaaksi puolessa tunnissa. Aiemmin lapioin aamun. | Hela gården ren på en halvtimme. Förr skottade jag hela morgonen.
Terä nousee riittävän ylös, eikä heittele tiellä. | Bladet går tillräckligt högt upp och kränger inte på vägen.
Kestänyt jo yhden talven soratiellä. | Har redan klarat en vinter på grusväg.
`),
  storage: pairs(`
Tavarat pysyivät kuivina kaatosateessa. | Grejerna höll sig torra i ösregn.
Mahtuu moottorisaha ja eväät. | Motorsågen och matsäcken får plats.
Kiinnitys on tukeva, mikään ei kolise. | Fästet är stadigt, inget skramlar.
`),
  'riding-gear': pairs(`
Oikea koko kokotaulukon mukaan, istuu hyvin. | Rätt storlek enligt tabellen, sitter bra.
Lämmin mutta ei hiosta. | Varm utan att man blir svettig.
Laadukkaan tuntuinen, saumat siistit. | Känns gedigen, sömmarna är fina.
`),
  engine: pairs(`
Sopi suoraan paikoilleen, ei tarvinnut viilata. | Passade direkt, inget behövde filas.
Kone käy taas tasaisesti. | Motorn går jämnt igen.
Vastaa alkuperäistä, mutta puolet halvempi. | Motsvarar originalet men kostar hälften.
`),
  brakes: pairs(`
Jarrutuntuma parani heti. | Bromskänslan blev bättre direkt.
Vaihto kesti tunnin, osat olivat kohdallaan. | Bytet tog en timme, delarna stämde.
Ei vingu märkänäkään. | Gnisslar inte ens i väta.
`),
  electric: pairs(`
Valoa on nyt niin, että metsätiellä näkee ajaa. | Nu finns det ljus nog att köra på skogsväg.
Johdot olivat valmiiksi oikean mittaiset. | Kablarna hade rätt längd från början.
Käynnistyi kahdenkymmenen asteen pakkasessa. | Startade i tjugo graders kyla.
`),
  'oils-and-service': pairs(`
Oikea laatu minun koneeseeni ja hyvä hinta. | Rätt kvalitet för min maskin och bra pris.
Kaikki huoltoon tarvittava samassa paketissa. | Allt som behövs till servicen i samma paket.
Kaadin on kätevä, ei roisku. | Pipen är smidig, det skvätter inte.
`),
  guards: pairs(`
Kivet kolisevat nyt levyyn eivätkä koneeseen. | Nu slår stenarna i plåten och inte i motorn.
Reiät osuivat kohdalleen, asennus kävi yksin. | Hålen stämde, monteringen gick att göra ensam.
Tukevaa tavaraa ja siisti maali. | Stabila grejer och fin lack.
`),
  tracks: pairs(`
Suo ei enää pysäytä. | Nu stannar man inte på myren.
Kulkee umpihangessa kuin juna. | Går som tåget i djupsnö.
Asennusohje oli selkeä. | Monteringsanvisningen var tydlig.
`),
  trailers: pairs(`
Puut kotiin yhdellä kuormalla vähemmän. | Veden hem med ett lass mindre.
Kippi toimii kevyesti. | Tippen går lätt.
Kulkee suorassa myös metsäpolulla. | Följer rakt efter även på skogsstig.
`),
  farm: pairs(`
Hehtaari hoitui iltapäivässä. | En hektar blev klar på en eftermiddag.
Säädöt löytyvät helposti ja pysyvät. | Inställningarna är lätta att hitta och håller sig.
Kevyt nostaa kyytiin. | Lätt att lyfta på.
`),
  accessories: pairs(`
Juuri se pieni asia, joka puuttui. | Precis den lilla sak som fattades.
Pysyy paikoillaan kovassakin kyydissä. | Sitter kvar även när det går undan.
Sopi koneeseeni ilman muutoksia. | Passade min maskin utan ändringar.
`),
};

export const content: readonly Pair[] = pairs(`
Tuote vastasi kuvausta. | Varan stämde med beskrivningen.
Ostan toistekin. | Köper gärna igen.
Hinta ja laatu kohdallaan. | Pris och kvalitet går ihop.
Toimitus tuli kahdessa päivässä. | Leveransen kom på två dagar.
Suosittelen. | Rekommenderas.
Asiakaspalvelu auttoi valinnassa, kiitos siitä. | Kundservice hjälpte till med valet, tack för det.
Tekee sen, mitä lupaa. | Gör det den lovar.
Käytössä kolmatta kuukautta, ei moitittavaa. | Har använt den i tre månader, inget att klaga på.
`);

export const lukewarm: readonly Pair[] = pairs(`
Ihan hyvä, mutta asennusohje olisi saanut olla suomeksi. | Helt okej, men monteringsanvisningen kunde ha varit på svenska.
Toimii, vaikka viimeistely voisi olla parempi. | Fungerar, men finishen kunde vara bättre.
Hintaan nähden kelpo, ei enempää. | Duger för priset, inte mer.
Toimitus kesti luvattua kauemmin, itse tuote on kunnossa. | Leveransen tog längre än utlovat, själva varan är bra.
Piti vähän soveltaa, ennen kuin sai paikoilleen. | Fick pyssla lite innan den satt på plats.
`);

export const critical: readonly Pair[] = pairs(`
Ei sopinut minun koneeseeni, vaikka piti. Palautus sujui. | Passade inte min maskin fast den skulle. Returen gick bra.
Kesti vain muutaman kuukauden. | Höll bara i några månader.
Odotin tukevampaa. | Hade väntat mig något stadigare.
Pakkaus oli rikki perille tullessa, sain uuden tilalle. | Förpackningen var trasig när den kom fram, fick en ny i stället.
`);

export const authors: readonly Pair[] = pairs(`
Jari K. | Anders L.
Minna | Karin
Pekka, Kuopio | Lars, Umeå
Ville H. | Johan S.
Sanna R. | Emma W.
Timo | Göran
Metsuri | Skogsägaren
Hannu ja Tarja | Ulf och Birgitta
Antti M. | Fredrik N.
Kati | Sofia
Mökkiläinen | Stugägaren
Reijo | Bengt
Juha P. | Mikael B.
Nina | Linnéa
Esa, Rovaniemi | Per, Kiruna
Maatila Koivula | Björklunds gård
`);
