/** Forty invented brands: manufacturer, place of origin and what the brand is known for. */
import type { Translated } from '../words.ts';
import { slug } from '../words.ts';

export interface Brand {
  id: number;
  alias: string;
  name: string;
  manufacturer: string;
  address: string;
  contact: string;
  about: Translated;
}

const list = `
Routakita | Routakita Oy | Kumitie 4, 37100 Nokia, Suomi | Routakita suunnittelee renkaansa Pirkanmaalla ja ajaa ne sisään metsätyömailla. | Routakita ritar sina däck i Birkaland och kör in dem på skogsarbetsplatser. | Routakita designs its tyres in the Tampere region and proves them on forestry sites.
Mudvarg | Mudvarg AB | Hamngatan 18, 572 34 Oskarshamn, Sverige | Mudvarg on smoolantilainen rengasmerkki, joka tunnetaan syvistä kuvioista. | Mudvarg är ett småländskt däckmärke som är känt för djupa mönster. | Mudvarg is a tyre brand from Småland, Sweden, known for its deep treads.
Terrafang | Terrafang Tyres B.V. | Waalhaven 212, 3089 JL Rotterdam, Nederland | Terrafang tekee yleisrenkaita, joilla ajetaan sekä työpäivät että viikonloput. | Terrafang gör allrounddäck för både arbetsdag och helg. | Terrafang makes all-round tyres for working days and weekends alike.
Kivipolku | Kivipolku Renkaat Oy | Louhostie 9, 53300 Lappeenranta, Suomi | Kivipolku keskittyy renkaisiin, jotka kestävät louhikkoa. | Kivipolku är inriktat på däck som tål stenig mark. | Kivipolku specialises in tyres that stand up to rocky ground.
Sisurim | Sisurim Oy | Valimokatu 12, 20380 Turku, Suomi | Sisurim valaa vanteensa Turussa ja testaa jokaisen sarjan ennen myyntiä. | Sisurim gjuter sina fälgar i Åbo och provar varje serie före försäljning. | Sisurim casts its rims in Turku and tests every set before it goes on sale.
Norrhjul | Norrhjul AB | Verkstadsgatan 3, 931 36 Skellefteå, Sverige | Norrhjul valmistaa vanteita ja levikkeitä pohjoisen oloihin. | Norrhjul tillverkar fälgar och spacers för nordliga förhållanden. | Norrhjul makes rims and wheel spacers for northern conditions.
Kromeborg | Kromeborg GmbH | Industriestraße 41, 24113 Kiel, Deutschland | Kromeborg on saksalainen vannevalmistaja, jonka pinnoitteet kestävät tiesuolaa. | Kromeborg är en tysk fälgtillverkare vars ytbehandling tål vägsalt. | Kromeborg is a German rim maker whose finishes withstand road salt.
Tarmovinssi | Tarmovinssi Oy | Konepajankuja 7, 70460 Kuopio, Suomi | Tarmovinssi kokoaa vinssinsä Kuopiossa ja pitää varaosat saatavilla kymmenen vuotta. | Tarmovinssi monterar sina vinschar i Kuopio och håller reservdelar i tio år. | Tarmovinssi assembles its winches in Kuopio and keeps spare parts available for ten years.
Bergdrag | Bergdrag AB | Bruksvägen 22, 784 61 Borlänge, Sverige | Bergdrag tekee vinssejä ja taljoja, joiden mitoitus on rehellinen. | Bergdrag gör vinschar och block med ärlig dimensionering. | Bergdrag makes winches and snatch blocks with honest ratings.
Hexhaul | Hexhaul Ltd | Unit 6, Forge Lane, Sheffield S9 2AF, United Kingdom · EU REP: Hexhaul Europe B.V., Waalhaven 40, 3089 JL Rotterdam, Nederland | Hexhaul on vetämisen erikoistalo: moottorit, köydet ja koukut. | Hexhaul är ett specialhus för dragning: motorer, linor och krokar. | Hexhaul is the pulling specialist: motors, ropes and hooks.
Lumikko | Lumikko Auraus Oy | Teollisuustie 15, 90830 Oulu, Suomi | Lumikko on tehnyt auroja mönkijöihin vuodesta 2004. | Lumikko har gjort plogar till fyrhjulingar sedan 2004. | Lumikko has been making ATV ploughs since 2004.
Snöbas | Snöbas AB | Plogvägen 2, 831 48 Östersund, Sverige | Snöbas valmistaa auroja ja talvitarvikkeita Jämtlannissa. | Snöbas tillverkar plogar och vintertillbehör i Jämtland. | Snöbas makes ploughs and winter accessories in Jämtland, Sweden.
Kinosmestari | Kinosmestari Oy | Pakkaskatu 8, 96320 Rovaniemi, Suomi | Kinosmestari tuntee lumen: tuotteet koeajetaan Rovaniemellä. | Kinosmestari kan snö: produkterna provkörs i Rovaniemi. | Kinosmestari knows snow: its products are tested in Rovaniemi.
Lastia | Lastia Oy | Varastotie 21, 01260 Vantaa, Suomi | Lastia muovaa laatikkonsa yhdestä kappaleesta, joten saumoja ei ole vuotamassa. | Lastia formar sina boxar i ett stycke, så det finns inga fogar som läcker. | Lastia moulds its boxes in one piece, so there are no seams to leak.
Packvind | Packvind AB | Lagergatan 11, 504 64 Borås, Sverige | Packvind ompelee laukut ja hihnat, joita käyttävät myös pelastuslaitokset. | Packvind syr väskor och band som även räddningstjänster använder. | Packvind sews bags and straps that rescue services use too.
Erävakka | Erävakka Oy | Metsästäjänkatu 5, 80110 Joensuu, Suomi | Erävakka palvelee metsästäjiä ja kalastajia kestävillä laukuilla. | Erävakka servar jägare och fiskare med tåliga väskor. | Erävakka serves hunters and anglers with hard-wearing bags.
Kaarna Gear | Kaarna Gear Oy | Ompelijankatu 3, 60100 Seinäjoki, Suomi | Kaarna Gear tekee ajovaatteet, joissa pystyy myös kävelemään. | Kaarna Gear gör körkläder som det också går att gå i. | Kaarna Gear makes riding clothes you can walk in as well.
Fjällrid | Fjällrid AB | Storgatan 40, 981 31 Kiruna, Sverige | Fjällrid suunnittelee vaatteensa Kiirunan pakkasiin. | Fjällrid tar fram sina kläder för kylan i Kiruna. | Fjällrid designs its clothing for the cold of Kiruna.
Hallakka | Hallakka Oy | Kutojantie 6, 33900 Tampere, Suomi | Hallakka on tamperelainen vaatemerkki, jonka vahvuus ovat lämpimät kerrokset. | Hallakka är ett klädmärke från Tammerfors med varma lager som styrka. | Hallakka is a clothing brand from Tampere whose strength is warm layers.
Vireon | Vireon S.r.l. | Via dell’Artigianato 19, 24126 Bergamo, Italia | Vireon on italialainen kypärätalo, jonka kuoret ovat kevyitä ja istuvia. | Vireon är ett italienskt hjälmhus med lätta och välsittande skal. | Vireon is an Italian helmet maker whose shells are light and fit well.
Motorvik | Motorvik AB | Motorgatan 9, 461 37 Trollhättan, Sverige | Motorvik toimittaa moottorin huolto-osat alkuperäistä vastaavalla mitoituksella. | Motorvik levererar servicedelar till motorn med originalmått. | Motorvik supplies engine service parts to original dimensions.
Kampimies | Kampimies Oy | Konetie 17, 15240 Lahti, Suomi | Kampimies valitsee osansa korjaamon silmin: helppo asentaa, pitkä käyttöikä. | Kampimies väljer delar med verkstadens ögon: lätta att montera, lång livslängd. | Kampimies chooses its parts with a mechanic’s eye: easy to fit, long-lasting.
Hihnala | Hihnala Oy | Remmikatu 10, 40320 Jyväskylä, Suomi | Hihnala valmistaa variaattorihihnoja ja niihin kuuluvia osia. | Hihnala tillverkar variatorremmar och delar som hör till dem. | Hihnala makes CVT belts and the parts that go with them.
Drivnord | Drivnord AB | Axelvägen 14, 972 54 Luleå, Sverige | Drivnord tekee akseleita ja laakereita, jotka kestävät telojen rasituksen. | Drivnord gör axlar och lager som klarar påfrestningen från band. | Drivnord makes shafts and bearings that withstand the strain of tracks.
Pysäyte | Pysäyte Oy | Jarrutie 2, 45200 Kouvola, Suomi | Pysäyte keskittyy jarruihin, jotka toimivat märkänä ja pakkasessa. | Pysäyte är inriktat på bromsar som fungerar i väta och kyla. | Pysäyte specialises in brakes that work in the wet and in the cold.
Bromsell | Bromsell AB | Skivgatan 5, 721 30 Västerås, Sverige | Bromsell valmistaa jarrupalat ja levyt mönkijöiden painoille. | Bromsell tillverkar belägg och skivor för fyrhjulingars vikter. | Bromsell makes brake pads and discs for the weight of an ATV.
Ahmavolt | Ahmavolt Oy | Virtakatu 19, 65380 Vaasa, Suomi | Ahmavolt tekee akkuja, joiden kylmäkäynnistysvirta on mitattu eikä arvattu. | Ahmavolt gör batterier vars kallstartström är mätt, inte gissad. | Ahmavolt makes batteries whose cold-cranking current is measured, not guessed.
Ljusvarg | Ljusvarg AB | Lyktvägen 27, 852 29 Sundsvall, Sverige | Ljusvarg rakentaa lisävaloja, joiden valokuvio on suunniteltu metsätielle. | Ljusvarg bygger extraljus med ljusbild för skogsvägen. | Ljusvarg builds auxiliary lights with a beam pattern designed for forest roads.
Kaamosvalo | Kaamosvalo Oy | Revontulentie 1, 99800 Ivalo, Suomi | Kaamosvalo tietää, miltä marraskuu näyttää: valot koetaan Ivalossa. | Kaamosvalo vet hur november ser ut: lamporna provas i Ivalo. | Kaamosvalo knows what November looks like: its lights are tested in Ivalo.
Voitelo | Voitelo Oy | Jalostamontie 30, 06100 Porvoo, Suomi | Voitelo sekoittaa öljynsä kylmäkäynnistystä ajatellen. | Voitelo blandar sina oljor med kallstart i tankarna. | Voitelo blends its oils with cold starts in mind.
Viskora | Viskora AB | Oljehamnen 6, 418 34 Göteborg, Sverige | Viskora on voiteluainetalo, jonka öljyt täyttävät konevalmistajien vaatimukset. | Viskora är ett smörjmedelshus vars oljor uppfyller maskintillverkarnas krav. | Viskora is a lubricant specialist whose oils meet vehicle manufacturers’ requirements.
Huoltola | Huoltola Oy | Työkalutie 13, 11100 Riihimäki, Suomi | Huoltola kokoaa valmiit sarjat ja selkeät ohjeet kotikorjaajalle. | Huoltola sätter ihop färdiga satser och tydliga anvisningar för hemmamekanikern. | Huoltola puts together complete kits with clear instructions for the home mechanic.
Rautakylki | Rautakylki Oy | Levytie 25, 84100 Ylivieska, Suomi | Rautakylki leikkaa ja särmää suojat konekohtaisesti Ylivieskassa. | Rautakylki skär och bockar sina skydd maskinanpassat i Ylivieska. | Rautakylki cuts and bends guards to fit each machine in Ylivieska.
Skärmvall | Skärmvall AB | Plastgatan 8, 331 53 Värnamo, Sverige | Skärmvall muovaa lokasuojat ja tuulilasit, jotka joustavat eivätkä halkea. | Skärmvall formar skärmar och rutor som fjädrar i stället för att spricka. | Skärmvall moulds fenders and windscreens that flex instead of cracking.
Telaketo | Telaketo Oy | Telatie 11, 87250 Kajaani, Suomi | Telaketo valmistaa teloja ja niiden kuluvat osat saman katon alla. | Telaketo tillverkar band och deras slitdelar under samma tak. | Telaketo makes tracks and their wear parts under one roof.
Bandnord | Bandnord AB | Myrvägen 4, 921 45 Lycksele, Sverige | Bandnord tekee teloja soille, hangille ja poronhoitoon. | Bandnord gör band för myrar, snö och renskötsel. | Bandnord makes tracks for bogs, deep snow and reindeer herding.
Kuormari | Kuormari Oy | Peräkärrynkuja 6, 62100 Lapua, Suomi | Kuormari hitsaa perävaununsa Lapualla ja kuumasinkitsee rungot. | Kuormari svetsar sina släp i Lappo och varmförzinkar ramarna. | Kuormari welds its trailers in Lapua and hot-dip galvanises the frames.
Släpverket | Släpverket AB | Smidesvägen 16, 571 38 Nässjö, Sverige | Släpverket rakentaa kärryjä ja vetolaitteita metsänomistajille. | Släpverket bygger vagnar och draganordningar för skogsägare. | Släpverket builds trailers and towing equipment for forest owners.
Metsäpiha | Metsäpiha Oy | Sarkatie 20, 61800 Kauhajoki, Suomi | Metsäpiha tekee työlaitteita pihaan, pellolle ja riistapellolle. | Metsäpiha gör redskap för gården, åkern och viltåkern. | Metsäpiha makes implements for yards, fields and game plots.
Ilveskorpi | Ilveskorpi Oy | Korventie 3, 74120 Iisalmi, Suomi | Ilveskorpi kokoaa tarvikkeita, jotka tekevät pitkästä ajopäivästä helpomman. | Ilveskorpi samlar tillbehör som gör en lång kördag lättare. | Ilveskorpi brings together accessories that make a long day’s riding easier.
`;

export const brands: readonly Brand[] = list
  .split('\n')
  .filter(line => line.trim() !== '')
  .map((line, index) => {
    const [name = '', manufacturer = '', address = '', fi = '', sv = '', en = ''] = line
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
      about: [fi, sv, en],
    };
  });

const byAlias = new Map(brands.map(brand => [brand.alias, brand]));

export function brandOf(alias: string): Brand {
  const found = byAlias.get(alias);
  if (found === undefined) throw new Error(`No brand ${alias}`);
  return found;
}
