/** Forty invented brands: manufacturer, place of origin and what the brand is known for. */
import type { Pair } from '../words.ts';
import { slug } from '../words.ts';

export interface Brand {
  id: number;
  alias: string;
  name: string;
  manufacturer: string;
  address: string;
  contact: string;
  about: Pair;
}

const list = `
Routakita | Routakita Oy | Kumitie 4, 37100 Nokia, Suomi | Routakita suunnittelee renkaansa Pirkanmaalla ja ajaa ne sisään metsätyömailla. | Routakita ritar sina däck i Birkaland och kör in dem på skogsarbetsplatser.
Mudvarg | Mudvarg AB | Hamngatan 18, 572 34 Oskarshamn, Sverige | Mudvarg on smoolantilainen rengasmerkki, joka tunnetaan syvistä kuvioista. | Mudvarg är ett småländskt däckmärke som är känt för djupa mönster.
Terrafang | Terrafang Tyres B.V. | Waalhaven 212, 3089 JL Rotterdam, Nederland | Terrafang tekee yleisrenkaita, joilla ajetaan sekä työpäivät että viikonloput. | Terrafang gör allrounddäck för både arbetsdag och helg.
Kivipolku | Kivipolku Renkaat Oy | Louhostie 9, 53300 Lappeenranta, Suomi | Kivipolku keskittyy renkaisiin, jotka kestävät louhikkoa. | Kivipolku är inriktat på däck som tål stenig mark.
Sisurim | Sisurim Oy | Valimokatu 12, 20380 Turku, Suomi | Sisurim valaa vanteensa Turussa ja testaa jokaisen sarjan ennen myyntiä. | Sisurim gjuter sina fälgar i Åbo och provar varje serie före försäljning.
Norrhjul | Norrhjul AB | Verkstadsgatan 3, 931 36 Skellefteå, Sverige | Norrhjul valmistaa vanteita ja levikkeitä pohjoisen oloihin. | Norrhjul tillverkar fälgar och spacers för nordliga förhållanden.
Kromeborg | Kromeborg GmbH | Industriestraße 41, 24113 Kiel, Deutschland | Kromeborg on saksalainen vannevalmistaja, jonka pinnoitteet kestävät tiesuolaa. | Kromeborg är en tysk fälgtillverkare vars ytbehandling tål vägsalt.
Tarmovinssi | Tarmovinssi Oy | Konepajankuja 7, 70460 Kuopio, Suomi | Tarmovinssi kokoaa vinssinsä Kuopiossa ja pitää varaosat saatavilla kymmenen vuotta. | Tarmovinssi monterar sina vinschar i Kuopio och håller reservdelar i tio år.
Bergdrag | Bergdrag AB | Bruksvägen 22, 784 61 Borlänge, Sverige | Bergdrag tekee vinssejä ja taljoja, joiden mitoitus on rehellinen. | Bergdrag gör vinschar och block med ärlig dimensionering.
Hexhaul | Hexhaul Ltd | Unit 6, Forge Lane, Sheffield S9 2AF, United Kingdom · EU REP: Hexhaul Europe B.V., Waalhaven 40, 3089 JL Rotterdam, Nederland | Hexhaul on vetämisen erikoistalo: moottorit, köydet ja koukut. | Hexhaul är ett specialhus för dragning: motorer, linor och krokar.
Lumikko | Lumikko Auraus Oy | Teollisuustie 15, 90830 Oulu, Suomi | Lumikko on tehnyt auroja mönkijöihin vuodesta 2004. | Lumikko har gjort plogar till fyrhjulingar sedan 2004.
Snöbas | Snöbas AB | Plogvägen 2, 831 48 Östersund, Sverige | Snöbas valmistaa auroja ja talvitarvikkeita Jämtlannissa. | Snöbas tillverkar plogar och vintertillbehör i Jämtland.
Kinosmestari | Kinosmestari Oy | Pakkaskatu 8, 96320 Rovaniemi, Suomi | Kinosmestari tuntee lumen: tuotteet koeajetaan Rovaniemellä. | Kinosmestari kan snö: produkterna provkörs i Rovaniemi.
Lastia | Lastia Oy | Varastotie 21, 01260 Vantaa, Suomi | Lastia muovaa laatikkonsa yhdestä kappaleesta, joten saumoja ei ole vuotamassa. | Lastia formar sina boxar i ett stycke, så det finns inga fogar som läcker.
Packvind | Packvind AB | Lagergatan 11, 504 64 Borås, Sverige | Packvind ompelee laukut ja hihnat, joita käyttävät myös pelastuslaitokset. | Packvind syr väskor och band som även räddningstjänster använder.
Erävakka | Erävakka Oy | Metsästäjänkatu 5, 80110 Joensuu, Suomi | Erävakka palvelee metsästäjiä ja kalastajia kestävillä laukuilla. | Erävakka servar jägare och fiskare med tåliga väskor.
Kaarna Gear | Kaarna Gear Oy | Ompelijankatu 3, 60100 Seinäjoki, Suomi | Kaarna Gear tekee ajovaatteet, joissa pystyy myös kävelemään. | Kaarna Gear gör körkläder som det också går att gå i.
Fjällrid | Fjällrid AB | Storgatan 40, 981 31 Kiruna, Sverige | Fjällrid suunnittelee vaatteensa Kiirunan pakkasiin. | Fjällrid tar fram sina kläder för kylan i Kiruna.
Hallakka | Hallakka Oy | Kutojantie 6, 33900 Tampere, Suomi | Hallakka on tamperelainen vaatemerkki, jonka vahvuus ovat lämpimät kerrokset. | Hallakka är ett klädmärke från Tammerfors med varma lager som styrka.
Vireon | Vireon S.r.l. | Via dell’Artigianato 19, 24126 Bergamo, Italia | Vireon on italialainen kypärätalo, jonka kuoret ovat kevyitä ja istuvia. | Vireon är ett italienskt hjälmhus med lätta och välsittande skal.
Motorvik | Motorvik AB | Motorgatan 9, 461 37 Trollhättan, Sverige | Motorvik toimittaa moottorin huolto-osat alkuperäistä vastaavalla mitoituksella. | Motorvik levererar servicedelar till motorn med originalmått.
Kampimies | Kampimies Oy | Konetie 17, 15240 Lahti, Suomi | Kampimies valitsee osansa korjaamon silmin: helppo asentaa, pitkä käyttöikä. | Kampimies väljer delar med verkstadens ögon: lätta att montera, lång livslängd.
Hihnala | Hihnala Oy | Remmikatu 10, 40320 Jyväskylä, Suomi | Hihnala valmistaa variaattorihihnoja ja niihin kuuluvia osia. | Hihnala tillverkar variatorremmar och delar som hör till dem.
Drivnord | Drivnord AB | Axelvägen 14, 972 54 Luleå, Sverige | Drivnord tekee akseleita ja laakereita, jotka kestävät telojen rasituksen. | Drivnord gör axlar och lager som klarar påfrestningen från band.
Pysäyte | Pysäyte Oy | Jarrutie 2, 45200 Kouvola, Suomi | Pysäyte keskittyy jarruihin, jotka toimivat märkänä ja pakkasessa. | Pysäyte är inriktat på bromsar som fungerar i väta och kyla.
Bromsell | Bromsell AB | Skivgatan 5, 721 30 Västerås, Sverige | Bromsell valmistaa jarrupalat ja levyt mönkijöiden painoille. | Bromsell tillverkar belägg och skivor för fyrhjulingars vikter.
Ahmavolt | Ahmavolt Oy | Virtakatu 19, 65380 Vaasa, Suomi | Ahmavolt tekee akkuja, joiden kylmäkäynnistysvirta on mitattu eikä arvattu. | Ahmavolt gör batterier vars kallstartström är mätt, inte gissad.
Ljusvarg | Ljusvarg AB | Lyktvägen 27, 852 29 Sundsvall, Sverige | Ljusvarg rakentaa lisävaloja, joiden valokuvio on suunniteltu metsätielle. | Ljusvarg bygger extraljus med ljusbild för skogsvägen.
Kaamosvalo | Kaamosvalo Oy | Revontulentie 1, 99800 Ivalo, Suomi | Kaamosvalo tietää, miltä marraskuu näyttää: valot koetaan Ivalossa. | Kaamosvalo vet hur november ser ut: lamporna provas i Ivalo.
Voitelo | Voitelo Oy | Jalostamontie 30, 06100 Porvoo, Suomi | Voitelo sekoittaa öljynsä kylmäkäynnistystä ajatellen. | Voitelo blandar sina oljor med kallstart i tankarna.
Viskora | Viskora AB | Oljehamnen 6, 418 34 Göteborg, Sverige | Viskora on voiteluainetalo, jonka öljyt täyttävät konevalmistajien vaatimukset. | Viskora är ett smörjmedelshus vars oljor uppfyller maskintillverkarnas krav.
Huoltola | Huoltola Oy | Työkalutie 13, 11100 Riihimäki, Suomi | Huoltola kokoaa valmiit sarjat ja selkeät ohjeet kotikorjaajalle. | Huoltola sätter ihop färdiga satser och tydliga anvisningar för hemmamekanikern.
Rautakylki | Rautakylki Oy | Levytie 25, 84100 Ylivieska, Suomi | Rautakylki leikkaa ja särmää suojat konekohtaisesti Ylivieskassa. | Rautakylki skär och bockar sina skydd maskinanpassat i Ylivieska.
Skärmvall | Skärmvall AB | Plastgatan 8, 331 53 Värnamo, Sverige | Skärmvall muovaa lokasuojat ja tuulilasit, jotka joustavat eivätkä halkea. | Skärmvall formar skärmar och rutor som fjädrar i stället för att spricka.
Telaketo | Telaketo Oy | Telatie 11, 87250 Kajaani, Suomi | Telaketo valmistaa teloja ja niiden kuluvat osat saman katon alla. | Telaketo tillverkar band och deras slitdelar under samma tak.
Bandnord | Bandnord AB | Myrvägen 4, 921 45 Lycksele, Sverige | Bandnord tekee teloja soille, hangille ja poronhoitoon. | Bandnord gör band för myrar, snö och renskötsel.
Kuormari | Kuormari Oy | Peräkärrynkuja 6, 62100 Lapua, Suomi | Kuormari hitsaa perävaununsa Lapualla ja kuumasinkitsee rungot. | Kuormari svetsar sina släp i Lappo och varmförzinkar ramarna.
Släpverket | Släpverket AB | Smidesvägen 16, 571 38 Nässjö, Sverige | Släpverket rakentaa kärryjä ja vetolaitteita metsänomistajille. | Släpverket bygger vagnar och draganordningar för skogsägare.
Metsäpiha | Metsäpiha Oy | Sarkatie 20, 61800 Kauhajoki, Suomi | Metsäpiha tekee työlaitteita pihaan, pellolle ja riistapellolle. | Metsäpiha gör redskap för gården, åkern och viltåkern.
Ilveskorpi | Ilveskorpi Oy | Korventie 3, 74120 Iisalmi, Suomi | Ilveskorpi kokoaa tarvikkeita, jotka tekevät pitkästä ajopäivästä helpomman. | Ilveskorpi samlar tillbehör som gör en lång kördag lättare.
`;

export const brands: readonly Brand[] = list
  .split('\n')
  .filter(line => line.trim() !== '')
  .map((line, index) => {
    const [name = '', manufacturer = '', address = '', fi = '', sv = ''] = line
      .split('|')
      .map(part => part.trim());
    const alias = slug(name);
    return {
      id: index + 1,
      alias,
      name,
      manufacturer,
      address,
      contact: `tuoteturvallisuus@${alias}.example`,
      about: [fi, sv],
    };
  });

const byAlias = new Map(brands.map(brand => [brand.alias, brand]));

export function brandOf(alias: string): Brand {
  const found = byAlias.get(alias);
  if (found === undefined) throw new Error(`No brand ${alias}`);
  return found;
}
