/** Tracks, trailers and towing. */
import { machineClasses } from '../shop/vehicles.ts';
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const trackBrands = ['telaketo', 'bandnord'];
const trailerBrands = ['kuormari', 'slapverket'];

const care = translations(`
Tarkista pultit, laakerit ja aisan lukitus ennen jokaista lähtöä. | Kontrollera bultar, lager och draglås före varje avfärd. | Check bolts, bearings and the drawbar lock before every trip.
Noudata koneen suurinta perävaunu- ja aisapainoa. | Följ maskinens högsta släpvagns- och kultryck. | Keep to the machine’s maximum trailer and tongue weight.
Rasvaa nivelet kolmenkymmenen käyttötunnin välein. | Smörj lederna var trettionde drifttimme. | Grease the joints every thirty hours of use.
`);

export const tracks: Family = {
  key: 'tracks',
  uses: translations(`
Telat pienentävät pintapainetta kuudesosaan, joten kone kulkee hangella ja suolla. | Banden sänker marktrycket till en sjättedel, så maskinen går på snö och myr. | Tracks cut ground pressure to a sixth, so the machine travels on snow and bog.
Poronhoitoon, pelastukseen ja mökkitielle, jota kukaan ei auraa. | För renskötsel, räddning och stugvägen som ingen plogar. | For reindeer herding, rescue and the cabin road that is never ploughed.
Vaihto renkaista teloihin vie harjaantuneelta pari tuntia. | Bytet från hjul till band tar ett par timmar för den vana. | With practice, changing from tyres to tracks takes a couple of hours.
Huippunopeus laskee noin kolmanneksen; veto kasvaa samassa suhteessa. | Toppfarten sjunker ungefär en tredjedel; dragkraften ökar i samma mån. | The top speed falls by about a third; traction grows in proportion.
`),
  care,
  lines: [
    {
      key: 'track-set',
      category: 'telasarjat-monkijaan',
      picture: 'track',
      noun: ['telasarja', 'bandsats', 'track kit'],
      share: 22,
      brands: trackBrands,
      series: ['Hanki', 'Suo', 'Ahkio', 'Kelkka', 'Pulka', 'Poro'],
      sizes: [
        ['300 mm', 0.95],
        ['350 mm', 1.05],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        facts: [['width', String(label)]],
      })),
      price: [2690, 4290],
      grams: 168_000,
      box: [1200, 900, 800],
      facts: [
        ['material', materials.rubber],
        ['machine', machineClasses.atv],
        ['pieces', ['4 telaa', '4 band', '4 tracks']],
      ],
      says: translations(`
Neljä telaa, jotka kantavat koneen upottavassa lumessa. | Fyra band som bär maskinen i djup snö. | Four tracks that carry the machine in deep, soft snow.
Yhtenäinen kumimatto kulkee hiljaa ja kestää ajon sulalla tiellä. | Den hela gummimattan går tyst och tål körning på bar väg. | The one-piece rubber belt runs quietly and withstands bare roads.
Säädettävä esijännitys pitää telan paikallaan kivikossa. | Den ställbara spänningen håller bandet på plats i sten. | Adjustable tension keeps the track in place among rocks.
Asennussarja valitaan koneen mukaan ja tilataan erikseen. | Monteringssatsen väljs efter maskin och beställs separat. | The mounting kit is chosen for your machine and ordered separately.
`),
      points: translations(`
Kuvion korkeus 32 mm | Mönsterhöjd 32 mm | 32 mm lugs
Suljetut laakerit | Slutna lager | Sealed bearings
Takuu 24 kk | Garanti 24 mån | 24-month warranty
`),
    },
    {
      key: 'track-mount',
      category: 'telojen-asennussarjat',
      picture: 'track-mount',
      noun: ['telojen asennussarja', 'monteringssats för band', 'track mounting kit'],
      share: 22,
      brands: trackBrands,
      series: ['Sovite', 'Napa'],
      fit: 'vehicle',
      price: [249, 449],
      grams: 18_500,
      box: [520, 400, 260],
      facts: [['material', materials.steel]],
      says: translations(`
Konekohtaiset navat, tuet ja rajoittimet yhdessä laatikossa. | Maskinanpassade nav, stag och stopp i en låda. | Hubs, supports and limiters for your machine in one box.
Estää telan kiertymisen, kun peruutat kinokseen. | Hindrar bandet från att vridas när du backar in i en driva. | Keeps the track from twisting when you reverse into a drift.
Ei hitsausta: kaikki kiinnittyy olemassa oleviin reikiin. | Ingen svetsning: allt fästs i befintliga hål. | No welding: everything bolts to existing holes.
Momenttitaulukko ja kuvat mukana. | Momenttabell och bilder ingår. | Torque table and pictures included.
`),
      points: translations(`
Neljälle pyörälle | För fyra hjul | For four wheels
Kääntymisrajoittimet | Styrstopp | Steering limiters
Pultit luokkaa 10.9 | Bultar i klass 10.9 | Grade 10.9 bolts
`),
    },
    {
      key: 'track-part',
      category: 'telojen-varaosat',
      picture: 'bogie',
      noun: ['telan tukipyörä', 'stödhjul till band', 'track bogie wheel'],
      share: 16,
      brands: trackBrands,
      series: ['Rulla', 'Kierto', 'Pyörö', 'Nasta', 'Jalas'],
      sizes: ['Ø 132 mm', 'Ø 150 mm', 'Ø 178 mm', 'Ø 203 mm'].map((label, index) => ({
        label,
        price: 0.8 + index * 0.15,
        facts: [['size', label]],
      })),
      price: [29, 69],
      grams: 900,
      box: [200, 200, 70],
      facts: [['material', materials.rubber]],
      says: translations(`
Kumipintainen tukipyörä tiiviillä laakerilla. | Gummiklätt stödhjul med tätt lager. | A rubber-faced bogie wheel with a sealed bearing.
Vaihda pyörä ennen kuin laakeri syö akselin. | Byt hjulet innan lagret äter upp axeln. | Replace the wheel before the bearing eats the axle.
Sopii yleisimpiin telasarjoihin; mittaa halkaisija ja akseli. | Passar de vanligaste bandsatserna; mät diameter och axel. | Fits the most common track kits; measure the diameter and the axle.
Kestää tiesuolan ja suoveden. | Tål vägsalt och myrvatten. | Stands up to road salt and bog water.
`),
      points: translations(`
Laakeri asennettu | Lager monterat | Bearing fitted
Akseli 20 mm | Axel 20 mm | 20 mm axle
Myydään kappaleittain | Säljs styckvis | Sold singly
`),
    },
  ],
};

export const trailers: Family = {
  key: 'trailers',
  suits: ['mönkijän perään', 'att dra efter fyrhjulingen', 'to pull behind your ATV'],
  general: ['', '', ''],
  uses: translations(`
Polttopuut, sepeli ja heinäpaalit kulkevat yhdellä matkalla. | Ved, grus och höbalar tas i ett lass. | Firewood, gravel and hay bales travel in one trip.
Kuormaa etupainoisesti, niin koneen takapyörät pitävät mäessä. | Lasta med tyngden framåt så håller maskinens bakhjul i backen. | Load towards the front, and the machine’s rear wheels grip on hills.
Suunniteltu maastoon; tielle tarvitaan rekisteröity perävaunu. | Konstruerat för terräng; på väg behövs ett registrerat släp. | Designed for off-road use; on the road you need a registered trailer.
Osat on kuumasinkitty, joten talvi ulkona ei haittaa. | Delarna är varmförzinkade, så en vinter utomhus gör inget. | The parts are hot-dip galvanised, so a winter outside does no harm.
`),
  care,
  lines: [
    {
      key: 'tip-trailer',
      category: 'kippikarryt',
      picture: 'trailer',
      noun: ['kippikärry', 'tippvagn', 'tipping trailer'],
      share: 18,
      brands: trailerBrands,
      series: ['Kippi', 'Sepeli', 'Renki', 'Muuli', 'Apu'],
      sizes: [
        ['300 kg', 0.6],
        ['500 kg', 1],
        ['750 kg', 1.5],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['load', String(label)]],
      })),
      price: [449, 899],
      grams: 92_000,
      box: [1800, 1150, 500],
      facts: [['material', materials.steel]],
      says: translations(`
Lava kippaa vivusta, ja pikalukko palauttaa sen paikalleen. | Flaket tippar med en spak och snabblåset tar det tillbaka. | A lever tips the bed, and a quick lock brings it back into place.
Irrotettavat laidat muuttavat kärryn lavaksi. | Löstagbara lämmar gör vagnen till ett flak. | Removable sides turn the trailer into a flatbed.
Leveät matalapainerenkaat eivät jätä jälkiä nurmelle. | De breda lågtrycksdäcken lämnar inga spår i gräset. | Wide low-pressure tyres leave no tracks on grass.
Aisan pituus säätyy kolmeen asentoon. | Draget ställs i tre längder. | The drawbar adjusts to three lengths.
`),
      points: translations(`
Kuumasinkitty runko | Varmförzinkad ram | Hot-dip galvanised frame
Renkaat 18x8.50-8 | Däck 18x8.50-8 | 18x8.50-8 tyres
Kuulakytkin 50 mm | Kulkoppling 50 mm | 50 mm ball coupling
`),
    },
    {
      key: 'timber-trailer',
      category: 'puutavarakarryt',
      picture: 'timber-trailer',
      noun: ['puutavarakärry', 'timmervagn', 'timber trailer'],
      share: 14,
      brands: trailerBrands,
      series: ['Tukki', 'Pölli', 'Savotta', 'Hongikko'],
      sizes: [
        ['750 kg', 0.75],
        ['1 000 kg', 1],
        ['1 500 kg', 1.5],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['load', String(label)]],
      })),
      price: [1290, 2290],
      grams: 148_000,
      box: [2600, 1250, 600],
      facts: [['material', materials.steel]],
      says: translations(`
Keinuva teliakseli nousee kannon yli yksi pyörä kerrallaan. | Boggin gungar och går över stubben ett hjul i taget. | The rocking bogie axle climbs a stump one wheel at a time.
Pankot siirtyvät runkoa pitkin kolmen metrin rungoille. | Bankarna flyttas längs ramen för tremeters stammar. | The bolsters slide along the frame for three-metre logs.
Kääntyvä aisa helpottaa peruuttamista kapealla uralla. | Det svängbara draget gör det lättare att backa på smal stig. | The turning drawbar makes reversing easier on a narrow trail.
Kuormaimelle on valmis kiinnityspiste. | Det finns ett färdigt fäste för kran. | There is a ready-made mounting point for a loader.
`),
      points: translations(`
Teliakseli | Boggiaxel | Bogie axle
Neljä pankkoa | Fyra bankar | Four bolsters
Renkaat 22x11-8 | Däck 22x11-8 | 22x11-8 tyres
`),
    },
    {
      key: 'tow-ball',
      category: 'vetokuulat',
      picture: 'tow-ball',
      noun: ['vetokuula', 'dragkula', 'tow ball'],
      share: 14,
      brands: [...trailerBrands, 'hexhaul'],
      series: ['Kuula', 'Tappi', 'Nuppi', 'Yhdys'],
      sizes: ['50 mm', '2″'].map(label => ({ label, facts: [['size', label]] })),
      price: [15, 39],
      grams: 1_400,
      box: [200, 70, 70],
      facts: [
        ['material', materials.steel],
        ['load', '1 500 kg'],
      ],
      says: translations(`
Taottu ja karkaistu kuula yleiseen 50 millimetrin vetopäähän. | Smidd och härdad kula för vanlig koppling på 50 millimeter. | A forged and hardened ball for the common 50-millimetre coupling.
Lukkomutteri ja aluslevy kuuluvat mukaan. | Låsmutter och bricka ingår. | Lock nut and washer are included.
Sinkitty pinta kestää kulutusta. | Den förzinkade ytan tål slitage. | The zinc-plated surface stands up to wear.
Sopii koneen omaan vetolevyyn. | Passar maskinens egen dragplåt. | Fits the machine’s own hitch plate.
`),
      points: translations(`
D-arvo 10 kN | D-värde 10 kN | D-value 10 kN
Varsi 19 mm | Skaft 19 mm | 19 mm shank
Suojakuppi mukana | Skyddshuv ingår | Protective cap included
`),
    },
    {
      key: 'hitch-mount',
      category: 'vetokoukun-kiinnikkeet',
      picture: 'hitch',
      noun: ['vetokoukun kiinnike', 'dragkroksfäste', 'tow hitch mount'],
      share: 18,
      brands: trailerBrands,
      series: ['Perä', 'Veto'],
      fit: 'vehicle',
      price: [49, 119],
      grams: 4_200,
      box: [360, 220, 120],
      facts: [['material', materials.steel]],
      says: translations(`
Konekohtainen kiinnike tuo kahden tuuman vastakappaleen perään. | Det maskinanpassade fästet ger ett tvåtumsfäste bak. | A mount made for your machine brings a two-inch receiver to the rear.
Pultataan runkoon, ei lokasuojaan. | Bultas i ramen, inte i skärmen. | Bolts to the frame, not to the fender.
Vetää perävaunun, lanan ja jumittuneen kaverin. | Drar släp, sladd och den kompis som har kört fast. | Pulls a trailer, a drag and a friend who is stuck.
Sinkitty ja maalattu mustaksi. | Förzinkat och svartlackerat. | Zinc-plated and painted black.
`),
      points: translations(`
2″ vastakappale | 2″-fäste | 2″ receiver
Ketjulenkit | Kedjeöglor | Chain loops
Ruuvit mukana | Skruvar ingår | Screws included
`),
    },
  ],
};
