/** Batteries, lamps and wiring. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const lights = ['ljusvarg', 'kaamosvalo'];

export const electric: Family = {
  key: 'electric',
  uses: translations(`
Suomalainen marraskuu on pimeä ja kostea: siksi liittimet ovat tiiviit ja johdot pitkät. | November i Norden är mörk och fuktig: därför är kontakterna täta och kablarna långa. | November in the Nordic countries is dark and damp: that is why the connectors are sealed and the cables long.
Laske koneen laturin teho ja lisälaitteet yhteen ennen kuin lisäät uuden kuluttajan. | Räkna ihop generatorns effekt och tillbehören innan du kopplar in en ny förbrukare. | Add up the output of the alternator and the load of your accessories before you connect another one.
Toimii kaikissa koneissa, joissa on 12 voltin järjestelmä. | Fungerar i alla maskiner med 12-voltssystem. | Works in every machine with a 12-volt system.
Käy myös perävaunuun, traktoriin ja veneeseen. | Går också till släp, traktor och båt. | Also suits trailers, tractors and boats.
`),
  care: translations(`
Irrota akun miinusnapa ensin ja kytke se viimeisenä. | Lossa batteriets minuspol först och koppla in den sist. | Disconnect the battery’s negative terminal first and reconnect it last.
Käytä sulaketta mahdollisimman lähellä akkua. | Använd säkring så nära batteriet som möjligt. | Use a fuse as close to the battery as possible.
Vie vanhat akut ja valaisimet keräyspisteeseen; otamme ne vastaan myös palautuksena. | Lämna gamla batterier och lampor till återvinning; vi tar också emot dem. | Take old batteries and lamps to a collection point; we also take them back.
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
      says: translations(`
Huoltovapaa AGM-akku, joka ei vuoda kallistuksessa. | Ett underhållsfritt AGM-batteri som inte läcker vid lutning. | A maintenance-free AGM battery that does not leak when tilted.
Suuri kylmäkäynnistysvirta pyörittää moottorin myös kahdenkymmenen asteen pakkasessa. | Den höga kallstartströmmen drar runt motorn även i tjugo graders kyla. | A high cold-cranking current turns the engine over even at twenty degrees below zero.
Kestää vinssin ja lämpökahvojen kuorman. | Klarar lasten från vinsch och värmehandtag. | Handles the load of a winch and heated grips.
Toimitetaan täyteen ladattuna ja käyttövalmiina. | Levereras fulladdat och färdigt att använda. | Delivered fully charged and ready to use.
`),
      points: translations(`
Huoltovapaa | Underhållsfritt | Maintenance-free
Tärinänkestävä | Vibrationståligt | Vibration-resistant
Ladattu valmiiksi | Färdigladdat | Charged in advance
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
      says: translations(`
Lataa, ylläpitää ja elvyttää: voit jättää laturin koko talveksi kiinni. | Laddar, underhåller och återställer: laddaren kan sitta i hela vintern. | Charges, maintains and restores: you can leave the charger connected all winter.
Kahdeksan vaihetta valitaan itse akun kunnon mukaan. | Åtta steg väljs automatiskt efter batteriets skick. | Its eight stages are chosen automatically to suit the condition of the battery.
Pikaliitin jää akkuun, joten johdot kytketään vain kerran. | Snabbkontakten blir kvar på batteriet, så kablarna kopplas bara en gång. | The quick connector stays on the battery, so you connect the cables only once.
Kipinä- ja napaisuussuojaus estävät vahingot. | Gnist- och polskydd hindrar skador. | Protection against sparks and reversed polarity prevents damage.
`),
      points: translations(`
Lyijy-, AGM- ja litiumakuille | För bly-, AGM- och litiumbatterier | For lead-acid, AGM and lithium batteries
Pikaliitin mukana | Snabbkontakt ingår | Quick connector included
Tilanäyttö | Statusvisning | Status display
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
      says: translations(`
Yhdistelmäkuvio: leveä valo reunoihin ja pitkä keila eteen. | Kombinerad ljusbild: brett ljus åt sidorna och en lång kägla framåt. | A combined beam: wide light to the sides and a long cone ahead.
Runko on alumiinia, ja jäähdytysrivat pitävät valon kirkkaana koko illan. | Stommen är av aluminium och kylflänsarna håller ljuset klart hela kvällen. | The housing is aluminium, and its cooling fins keep the light bright all evening.
Himmenee itsestään, jos lämpö nousee liikaa. | Dimrar sig själv om värmen blir för hög. | Dims itself if it gets too hot.
Tärinätestattu metsätiellä, ei vain laboratoriossa. | Vibrationstestad på skogsväg, inte bara i laboratorium. | Vibration-tested on forest roads, not just in a laboratory.
`),
      points: translations(`
Värilämpötila 5 700 K | Färgtemperatur 5 700 K | Colour temperature 5,700 K
Johtosarja saatavana erikseen | Kablage finns separat | Wiring harness sold separately
Ruostumattomat kiinnikkeet | Rostfria fästen | Stainless brackets
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
      says: translations(`
Leveä ja tasainen valo peruuttamiseen, auraukseen ja puiden lastaukseen. | Brett och jämnt ljus för backning, plogning och vedlastning. | Wide, even light for reversing, ploughing and loading wood.
Kiinnitysjalka kääntyy kaikkiin suuntiin yhdellä ruuvilla. | Foten vrids åt alla håll med en skruv. | The bracket turns in every direction with a single screw.
Ei häiritse radiota tai ajotietokonetta. | Stör varken radio eller färddator. | Does not interfere with the radio or the trip computer.
Syttyy täyteen tehoon myös kovassa pakkasessa. | Tänds till full styrka även i sträng kyla. | Lights up at full power even in hard frost.
`),
      points: translations(`
Leveä valokuvio 60° | Bred ljusbild 60° | Wide 60° beam
Häiriösuojattu | Avstörd | Interference-suppressed
Jalka ja ruuvit mukana | Fot och skruvar ingår | Bracket and screws included
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
      says: translations(`
Suora vaihto halogeenin tilalle: kanta ja valopiste ovat samassa kohdassa. | Direkt ersättning för halogen: sockel och ljuspunkt sitter på samma ställe. | A direct replacement for halogen: the base and the point of light are in the same place.
Valaisee kaksinkertaisesti ja kuluttaa puolet. | Ger dubbelt så mycket ljus och drar hälften. | Gives twice the light and uses half the power.
Vain maastokäyttöön tai koneisiin, joihin se on hyväksytty. | Endast för terrängbruk eller maskiner där de är godkända. | Only for off-road use or for machines for which they are approved.
Jäähdytys ilman puhallinta, joten pöly ei tuki sitä. | Kylning utan fläkt, så dammet sätter inte igen den. | Cools without a fan, so dust does not clog them.
`),
      points: translations(`
6 000 K | 6 000 K | 6,000 K
Ilman puhallinta | Utan fläkt | Without a fan
Käyttöikä 30 000 h | Livslängd 30 000 h | Service life 30,000 h
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
      says: translations(`
Valmis sarja releellä, sulakkeella ja katkaisijalla. | En färdig sats med relä, säkring och brytare. | A ready-made harness with relay, fuse and switch.
Vesitiiviit liittimet napsahtavat paikalleen ilman juottamista. | Vattentäta kontakter klickar på plats utan lödning. | Waterproof connectors click into place without soldering.
Johdot on suojattu punossukalla. | Kablarna är skyddade av flätad strumpa. | The cables are protected by a braided sleeve.
Katkaisijassa palaa merkkivalo, kun valo on päällä. | Brytaren lyser när lampan är på. | An indicator in the switch is lit while the light is on.
`),
      points: translations(`
Rele ja sulake 30 A | Relä och säkring 30 A | Relay and 30 A fuse
Kytkentäohje | Kopplingsanvisning | Wiring instructions
Suojasukka | Skyddsstrumpa | Protective sleeve
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
      says: translations(`
Kaksi USB-porttia lataa puhelimen ja tutkapannan samalla kertaa. | Två USB-portar laddar telefon och hundpejl samtidigt. | Two USB ports charge your phone and your dog tracker at the same time.
Kumikansi pitää roiskeet poissa. | Gummilocket håller stänk borta. | A rubber cap keeps splashes out.
Menee kojetaulun 28 millimetrin reikään tai ohjaustankoon. | Passar i ett hål på 28 millimeter eller på styret. | Fits a 28-millimetre hole in the dashboard, or the handlebar.
Jännitenäyttö kertoo akun tilan. | Spänningsvisningen berättar batteriets tillstånd. | A voltage display shows the state of the battery.
`),
      points: translations(`
USB-A ja USB-C | USB-A och USB-C | USB-A and USB-C
Jännitenäyttö | Spänningsvisning | Voltage display
Tankokiinnike mukana | Styrfäste ingår | Handlebar bracket included
`),
    },
  ],
};
