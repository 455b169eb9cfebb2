/** Tracks, trailers and towing. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const trackBrands = ['telaketo', 'bandnord'];
const trailerBrands = ['kuormari', 'slapverket'];

const care = pairs(`
Tarkista pultit, laakerit ja aisan lukitus ennen jokaista lähtöä. | Kontrollera bultar, lager och draglås före varje avfärd.
Noudata koneen suurinta perävaunu- ja aisapainoa. | Följ maskinens högsta släpvagns- och kultryck.
Rasvaa nivelet kolmenkymmenen käyttötunnin välein. | Smörj lederna var trettionde drifttimme.
`);

export const tracks: Family = {
  key: 'tracks',
  uses: pairs(`
Telat pienentävät pintapainetta kuudesosaan, joten kone kulkee hangella ja suolla. | Banden sänker marktrycket till en sjättedel, så maskinen går på snö och myr.
Poronhoitoon, pelastukseen ja mökkitielle, jota kukaan ei auraa. | För renskötsel, räddning och stugvägen som ingen plogar.
Vaihto renkaista teloihin vie harjaantuneelta pari tuntia. | Bytet från hjul till band tar ett par timmar för den vana.
Huippunopeus laskee noin kolmanneksen; veto kasvaa samassa suhteessa. | Toppfarten sjunker ungefär en tredjedel; dragkraften ökar i samma mån.
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
        ['pieces', ['4 telaa', '4 band', '4 tracks']],
      ],
      says: pairs(`
Neljä telaa, jotka kantavat koneen upottavassa lumessa. | Fyra band som bär maskinen i djup snö.
Yhtenäinen kumimatto kulkee hiljaa ja kestää ajon sulalla tiellä. | Den hela gummimattan går tyst och tål körning på bar väg.
Säädettävä esijännitys pitää telan paikallaan kivikossa. | Den ställbara spänningen håller bandet på plats i sten.
Asennussarja valitaan koneen mukaan ja tilataan erikseen. | Monteringssatsen väljs efter maskin och beställs separat.
`),
      points: pairs(`
Kuvion korkeus 32 mm | Mönsterhöjd 32 mm
Suljetut laakerit | Slutna lager
Takuu 24 kk | Garanti 24 mån
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
      says: pairs(`
Konekohtaiset navat, tuet ja rajoittimet yhdessä laatikossa. | Maskinanpassade nav, stag och stopp i en låda.
Estää telan kiertymisen, kun peruutat kinokseen. | Hindrar bandet från att vridas när du backar in i en driva.
Ei hitsausta: kaikki kiinnittyy olemassa oleviin reikiin. | Ingen svetsning: allt fästs i befintliga hål.
Momenttitaulukko ja kuvat mukana. | Momenttabell och bilder ingår.
`),
      points: pairs(`
Neljälle pyörälle | För fyra hjul
Kääntymisrajoittimet | Styrstopp
Pultit luokkaa 10.9 | Bultar i klass 10.9
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
      says: pairs(`
Kumipintainen tukipyörä tiiviillä laakerilla. | Gummiklätt stödhjul med tätt lager.
Vaihda pyörä ennen kuin laakeri syö akselin. | Byt hjulet innan lagret äter upp axeln.
Sopii yleisimpiin telasarjoihin; mittaa halkaisija ja akseli. | Passar de vanligaste bandsatserna; mät diameter och axel.
Kestää tiesuolan ja suoveden. | Tål vägsalt och myrvatten.
`),
      points: pairs(`
Laakeri asennettu | Lager monterat
Akseli 20 mm | Axel 20 mm
Myydään kappaleittain | Säljs styckvis
`),
    },
  ],
};

export const trailers: Family = {
  key: 'trailers',
  suits: ['mönkijän perään', 'att dra efter fyrhjulingen'],
  general: ['', ''],
  uses: pairs(`
Polttopuut, sepeli ja heinäpaalit kulkevat yhdellä matkalla. | Ved, grus och höbalar tas i ett lass.
Kuormaa etupainoisesti, niin koneen takapyörät pitävät mäessä. | Lasta med tyngden framåt så håller maskinens bakhjul i backen.
Suunniteltu maastoon; tielle tarvitaan rekisteröity perävaunu. | Konstruerat för terräng; på väg behövs ett registrerat släp.
Osat on kuumasinkitty, joten talvi ulkona ei haittaa. | Delarna är varmförzinkade, så en vinter utomhus gör inget.
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
      says: pairs(`
Lava kippaa vivusta, ja pikalukko palauttaa sen paikalleen. | Flaket tippar med en spak och snabblåset tar det tillbaka.
Irrotettavat laidat muuttavat kärryn lavaksi. | Löstagbara lämmar gör vagnen till ett flak.
Leveät matalapainerenkaat eivät jätä jälkiä nurmelle. | De breda lågtrycksdäcken lämnar inga spår i gräset.
Aisan pituus säätyy kolmeen asentoon. | Draget ställs i tre längder.
`),
      points: pairs(`
Kuumasinkitty runko | Varmförzinkad ram
Renkaat 18x8.50-8 | Däck 18x8.50-8
Kuulakytkin 50 mm | Kulkoppling 50 mm
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
      says: pairs(`
Keinuva teliakseli nousee kannon yli yksi pyörä kerrallaan. | Boggin gungar och går över stubben ett hjul i taget.
Pankot siirtyvät runkoa pitkin kolmen metrin rungoille. | Bankarna flyttas längs ramen för tremeters stammar.
Kääntyvä aisa helpottaa peruuttamista kapealla uralla. | Det svängbara draget gör det lättare att backa på smal stig.
Kuormaimelle on valmis kiinnityspiste. | Det finns ett färdigt fäste för kran.
`),
      points: pairs(`
Teliakseli | Boggiaxel
Neljä pankkoa | Fyra bankar
Renkaat 22x11-8 | Däck 22x11-8
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
      says: pairs(`
Taottu ja karkaistu kuula yleiseen 50 millimetrin vetopäähän. | Smidd och härdad kula för vanlig koppling på 50 millimeter.
Lukkomutteri ja aluslevy kuuluvat mukaan. | Låsmutter och bricka ingår.
Sinkitty pinta kestää kulutusta. | Den förzinkade ytan tål slitage.
Sopii koneen omaan vetolevyyn. | Passar maskinens egen dragplåt.
`),
      points: pairs(`
D-arvo 10 kN | D-värde 10 kN
Varsi 19 mm | Skaft 19 mm
Suojakuppi mukana | Skyddshuv ingår
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
      says: pairs(`
Konekohtainen kiinnike tuo kahden tuuman vastakappaleen perään. | Det maskinanpassade fästet ger ett tvåtumsfäste bak.
Pultataan runkoon, ei lokasuojaan. | Bultas i ramen, inte i skärmen.
Vetää perävaunun, lanan ja jumittuneen kaverin. | Drar släp, sladd och den kompis som har kört fast.
Sinkitty ja maalattu mustaksi. | Förzinkat och svartlackerat.
`),
      points: pairs(`
2″ vastakappale | 2″-fäste
Ketjulenkit | Kedjeöglor
Ruuvit mukana | Skruvar ingår
`),
    },
  ],
};
