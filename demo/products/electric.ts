/** Batteries, lamps and wiring. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const lights = ['ljusvarg', 'kaamosvalo'];

export const electric: Family = {
  key: 'electric',
  uses: pairs(`
Suomalainen marraskuu on pimeä ja kostea: siksi liittimet ovat tiiviit ja johdot pitkät. | November i Norden är mörk och fuktig: därför är kontakterna täta och kablarna långa.
Laske koneen laturin teho ja lisälaitteet yhteen ennen kuin lisäät uuden kuluttajan. | Räkna ihop generatorns effekt och tillbehören innan du kopplar in en ny förbrukare.
Toimii kaikissa koneissa, joissa on 12 voltin järjestelmä. | Fungerar i alla maskiner med 12-voltssystem.
Käy myös perävaunuun, traktoriin ja veneeseen. | Går också till släp, traktor och båt.
`),
  care: pairs(`
Irrota akun miinusnapa ensin ja kytke se viimeisenä. | Lossa batteriets minuspol först och koppla in den sist.
Käytä sulaketta mahdollisimman lähellä akkua. | Använd säkring så nära batteriet som möjligt.
Vie vanhat akut ja valaisimet keräyspisteeseen; otamme ne vastaan myös palautuksena. | Lämna gamla batterier och lampor till återvinning; vi tar också emot dem.
`),
  lines: [
    {
      key: 'battery',
      category: 'akut',
      picture: 'battery',
      noun: ['akku', 'batteri', 'battery'],
      share: 32,
      brands: ['ahmavolt', 'kampimies'],
      series: ['Kylmä', 'Voima', 'AGM', 'Geeli', 'Sarka', 'Talvi'],
      sizes: [
        ['12 Ah', 0.7],
        ['14 Ah', 0.8],
        ['18 Ah', 1],
        ['20 Ah', 1.1],
        ['30 Ah', 1.5],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['charge', String(label)]],
      })),
      price: [59, 109],
      grams: 5_800,
      box: [180, 160, 90],
      facts: [
        ['voltage', '12 V'],
        ['warranty', ['24 kk', '24 mån', '24 months']],
      ],
      says: pairs(`
Huoltovapaa AGM-akku, joka ei vuoda kallistuksessa. | Ett underhållsfritt AGM-batteri som inte läcker vid lutning.
Suuri kylmäkäynnistysvirta pyörittää moottorin myös kahdenkymmenen asteen pakkasessa. | Den höga kallstartströmmen drar runt motorn även i tjugo graders kyla.
Kestää vinssin ja lämpökahvojen kuorman. | Klarar lasten från vinsch och värmehandtag.
Toimitetaan täyteen ladattuna ja käyttövalmiina. | Levereras fulladdat och färdigt att använda.
`),
      points: pairs(`
Huoltovapaa | Underhållsfritt
Tärinänkestävä | Vibrationståligt
Ladattu valmiiksi | Färdigladdat
`),
    },
    {
      key: 'charger',
      category: 'akkulaturit',
      picture: 'charger',
      noun: ['akkulaturi', 'batteriladdare', 'battery charger'],
      share: 16,
      brands: ['ahmavolt', 'kaamosvalo'],
      series: ['Vahti', 'Ylläpito', 'Nopsa', 'Tarkka'],
      sizes: [
        ['1 A', 0.7],
        ['4 A', 1],
        ['8 A', 1.6],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        facts: [['power', String(label)]],
      })),
      price: [35, 79],
      grams: 780,
      box: [240, 120, 70],
      facts: [
        ['voltage', '12 V'],
        ['protection', 'IP65'],
      ],
      says: pairs(`
Lataa, ylläpitää ja elvyttää: voit jättää laturin koko talveksi kiinni. | Laddar, underhåller och återställer: laddaren kan sitta i hela vintern.
Kahdeksan vaihetta valitaan itse akun kunnon mukaan. | Åtta steg väljs automatiskt efter batteriets skick.
Pikaliitin jää akkuun, joten johdot kytketään vain kerran. | Snabbkontakten blir kvar på batteriet, så kablarna kopplas bara en gång.
Kipinä- ja napaisuussuojaus estävät vahingot. | Gnist- och polskydd hindrar skador.
`),
      points: pairs(`
Lyijy-, AGM- ja litiumakuille | För bly-, AGM- och litiumbatterier
Pikaliitin mukana | Snabbkontakt ingår
Tilanäyttö | Statusvisning
`),
    },
    {
      key: 'led-bar',
      category: 'led-paneelit',
      picture: 'light-bar',
      noun: ['LED-paneeli', 'LED-ramp', 'LED light bar'],
      share: 30,
      brands: lights,
      series: ['Rivi', 'Horisontti', 'Kaari', 'Välke', 'Taivas'],
      sizes: [
        ['30 cm', '3 600 lm', 0.7],
        ['50 cm', '7 200 lm', 1],
        ['75 cm', '12 000 lm', 1.5],
        ['100 cm', '18 000 lm', 2],
      ].map(([label, light, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [
          ['length', String(label)],
          ['light', String(light)],
        ],
      })),
      price: [59, 129],
      grams: 1_700,
      box: [540, 110, 90],
      facts: [
        ['voltage', '9–32 V'],
        ['protection', 'IP68'],
        ['material', materials.aluminium],
      ],
      says: pairs(`
Yhdistelmäkuvio: leveä valo reunoihin ja pitkä keila eteen. | Kombinerad ljusbild: brett ljus åt sidorna och en lång kägla framåt.
Runko on alumiinia, ja jäähdytysrivat pitävät valon kirkkaana koko illan. | Stommen är av aluminium och kylflänsarna håller ljuset klart hela kvällen.
Himmenee itsestään, jos lämpö nousee liikaa. | Dimrar sig själv om värmen blir för hög.
Tärinätestattu metsätiellä, ei vain laboratoriossa. | Vibrationstestad på skogsväg, inte bara i laboratorium.
`),
      points: pairs(`
Värilämpötila 5 700 K | Färgtemperatur 5 700 K
Johtosarja saatavana erikseen | Kablage finns separat
Ruostumattomat kiinnikkeet | Rostfria fästen
`),
    },
    {
      key: 'work-light',
      category: 'tyovalot',
      picture: 'work-light',
      noun: ['työvalo', 'arbetslampa', 'work light'],
      share: 24,
      brands: lights,
      series: ['Piha', 'Kuutio', 'Tähti', 'Loiste', 'Varjo'],
      sizes: [
        ['18 W', '1 500 lm', 0.7],
        ['27 W', '2 400 lm', 0.9],
        ['48 W', '4 200 lm', 1.3],
      ].map(([label, light, price]) => ({
        label: String(label),
        price: Number(price),
        facts: [
          ['power', String(label)],
          ['light', String(light)],
        ],
      })),
      price: [25, 69],
      grams: 520,
      box: [130, 110, 90],
      facts: [
        ['voltage', '9–32 V'],
        ['protection', 'IP67'],
        ['material', materials.aluminium],
      ],
      says: pairs(`
Leveä ja tasainen valo peruuttamiseen, auraukseen ja puiden lastaukseen. | Brett och jämnt ljus för backning, plogning och vedlastning.
Kiinnitysjalka kääntyy kaikkiin suuntiin yhdellä ruuvilla. | Foten vrids åt alla håll med en skruv.
Ei häiritse radiota tai ajotietokonetta. | Stör varken radio eller färddator.
Syttyy täyteen tehoon myös kovassa pakkasessa. | Tänds till full styrka även i sträng kyla.
`),
      points: pairs(`
Leveä valokuvio 60° | Bred ljusbild 60°
Häiriösuojattu | Avstörd
Jalka ja ruuvit mukana | Fot och skruvar ingår
`),
    },
    {
      key: 'bulb',
      category: 'polttimot',
      picture: 'bulb',
      noun: ['LED-polttimopari', 'LED-lampor, par', 'LED bulbs, pair'],
      share: 16,
      brands: lights,
      series: ['Säde', 'Kirkas', 'Päivä'],
      sizes: ['H4', 'H7', 'H11', 'HB3'].map(label => ({ label, facts: [['size', label]] })),
      price: [25, 59],
      grams: 180,
      box: [140, 90, 60],
      facts: [
        ['voltage', '12 V'],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
      ],
      says: pairs(`
Suora vaihto halogeenin tilalle: kanta ja valopiste ovat samassa kohdassa. | Direkt ersättning för halogen: sockel och ljuspunkt sitter på samma ställe.
Valaisee kaksinkertaisesti ja kuluttaa puolet. | Ger dubbelt så mycket ljus och drar hälften.
Vain maastokäyttöön tai koneisiin, joihin se on hyväksytty. | Endast för terrängbruk eller maskiner där de är godkända.
Jäähdytys ilman puhallinta, joten pöly ei tuki sitä. | Kylning utan fläkt, så dammet sätter inte igen den.
`),
      points: pairs(`
6 000 K | 6 000 K
Ilman puhallinta | Utan fläkt
Käyttöikä 30 000 h | Livslängd 30 000 h
`),
    },
    {
      key: 'harness',
      category: 'johtosarjat',
      picture: 'harness',
      noun: ['johtosarja', 'kablage', 'wiring harness'],
      share: 16,
      brands: [...lights, 'ahmavolt'],
      series: ['Kytkös', 'Polku', 'Ura'],
      sizes: [
        { label: ['1 valolle', 'för 1 lampa', 'for 1 light'], price: 0.8 },
        { label: ['2 valolle', 'för 2 lampor', 'for 2 lights'] },
        { label: ['4 valolle', 'för 4 lampor', 'for 4 lights'], price: 1.4 },
      ],
      price: [19, 45],
      grams: 480,
      box: [220, 160, 60],
      facts: [
        ['voltage', '12 V'],
        ['length', '3 m'],
      ],
      says: pairs(`
Valmis sarja releellä, sulakkeella ja katkaisijalla. | En färdig sats med relä, säkring och brytare.
Vesitiiviit liittimet napsahtavat paikalleen ilman juottamista. | Vattentäta kontakter klickar på plats utan lödning.
Johdot on suojattu punossukalla. | Kablarna är skyddade av flätad strumpa.
Katkaisijassa palaa merkkivalo, kun valo on päällä. | Brytaren lyser när lampan är på.
`),
      points: pairs(`
Rele ja sulake 30 A | Relä och säkring 30 A
Kytkentäohje | Kopplingsanvisning
Suojasukka | Skyddsstrumpa
`),
    },
    {
      key: 'switch',
      category: 'kytkimet-ja-pistokkeet',
      picture: 'socket',
      noun: ['virtapistoke', 'eluttag', 'power socket'],
      share: 14,
      brands: [...lights, 'ahmavolt'],
      series: ['Napa', 'Kaksi', 'Portti', 'Duo', 'Lataus'],
      price: [12, 39],
      grams: 160,
      box: [120, 90, 60],
      facts: [
        ['voltage', '12 V'],
        ['protection', 'IP66'],
      ],
      says: pairs(`
Kaksi USB-porttia lataa puhelimen ja tutkapannan samalla kertaa. | Två USB-portar laddar telefon och hundpejl samtidigt.
Kumikansi pitää roiskeet poissa. | Gummilocket håller stänk borta.
Menee kojetaulun 28 millimetrin reikään tai ohjaustankoon. | Passar i ett hål på 28 millimeter eller på styret.
Jännitenäyttö kertoo akun tilan. | Spänningsvisningen berättar batteriets tillstånd.
`),
      points: pairs(`
USB-A ja USB-C | USB-A och USB-C
Jännitenäyttö | Spänningsvisning
Tankokiinnike mukana | Styrfäste ingår
`),
    },
  ],
};
