/** Boxes, bags and load securing. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

export const storage: Family = {
  key: 'storage',
  suits: ['retkelle ja työhön', 'för tur och arbete', 'for touring and work'],
  uses: translations(`
Hirvimetsälle, kalaan tai huoltoajoon: tavarat ovat kuivina perillä. | Till älgjakten, fisket eller servicerundan: sakerna är torra när du kommer fram. | For the elk hunt, fishing or a service round: your things arrive dry.
Irrota talveksi tai jätä paikalleen: kiinnitys ei jätä teräviä reunoja telineelle. | Ta loss till vintern eller låt sitta: fästet lämnar inga vassa kanter på räcket. | Take it off for winter or leave it in place: the mount leaves no sharp edges on the rack.
Jaa paino eteen ja taakse, niin kone kulkee vakaasti myös rinteessä. | Fördela vikten fram och bak, så går maskinen stadigt även i backe. | Share the weight between front and rear, and the machine stays steady on slopes too.
Mitoitettu yleisimmille telineille, joiden putki on 20–28 millimetriä. | Måttad för de vanligaste räckena med rör på 20–28 millimeter. | Sized for the most common racks, with tubes of 20–28 millimetres.
`),
  care: translations(`
Noudata koneen telineen suurinta sallittua kuormaa; se lukee telineessä tai ohjekirjassa. | Följ räckets högsta tillåtna last; den står på räcket eller i instruktionsboken. | Keep to the maximum load of the rack; it is marked on the rack or in the owner’s manual.
Tarkista kiinnitysten kireys ensimmäisen ajopäivän jälkeen. | Kontrollera att fästena är åtdragna efter första kördagen. | Check that the fastenings are tight after the first day of riding.
Pese miedolla saippualla. Liuottimet haalistavat pinnan. | Tvätta med mild tvål. Lösningsmedel bleker ytan. | Wash with mild soap. Solvents fade the surface.
`),
  lines: [
    {
      key: 'rear-box',
      category: 'takaboksit',
      picture: 'rear-box',
      noun: ['takaboksi', 'bakbox', 'rear box'],
      share: 28,
      brands: ['lastia', 'packvind', 'eravakka'],
      series: ['Kaukalo', 'Arkku', 'Kuljettaja', 'Vaeltaja', 'Lokero', 'Reppu'],
      sizes: [
        ['80 l', 0.8],
        ['100 l', 0.9],
        ['130 l', 1],
        ['160 l', 1.2],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['volume', String(label)]],
      })),
      price: [159, 329],
      grams: 9_800,
      box: [950, 600, 420],
      facts: [['material', materials.plastic]],
      says: translations(`
Yhdestä kappaleesta valettu laatikko, jonka tiivisteen läpi ei tule vettä eikä pölyä. | En box gjuten i ett stycke med en tätning som varken släpper in vatten eller damm. | A box moulded in one piece, with a seal that lets in neither water nor dust.
Selkänoja ja pehmustettu istuinosa tekevät siitä myös matkustajan paikan levähdystauolla. | Ryggstödet och den vadderade sitsen gör den också till en sittplats under rasten. | The backrest and padded seat make it a place to sit during a break as well.
Lukko toimii samalla avaimella kuin saman sarjan etuboksi. | Låset går med samma nyckel som frontboxen i samma serie. | The lock works with the same key as the front box of the same series.
Pikakiinnikkeillä laatikko irtoaa telineeltä puolessa minuutissa. | Med snabbfästena lossnar boxen från räcket på en halv minut. | With its quick mounts the box comes off the rack in half a minute.
`),
      points: translations(`
Kaksi avainta | Två nycklar | Two keys
Heijastimet takana | Reflexer bak | Reflectors at the back
Sisämatto | Innermatta | Inner mat
Kylmänkestävä −40 °C | Köldtålig till −40 °C | Cold-resistant to −40 °C
`),
    },
    {
      key: 'front-box',
      category: 'etuboksit',
      picture: 'front-box',
      noun: ['etuboksi', 'frontbox', 'front box'],
      share: 18,
      brands: ['lastia', 'packvind', 'eravakka'],
      series: ['Keula', 'Kokka', 'Viiksi', 'Nokka'],
      sizes: [
        ['45 l', 0.8],
        ['60 l', 1],
        ['75 l', 1.15],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        facts: [['volume', String(label)]],
      })),
      price: [129, 219],
      grams: 6_900,
      box: [850, 480, 340],
      facts: [['material', materials.plastic]],
      says: translations(`
Matala etuboksi ei peitä valoja eikä näkyvyyttä. | Den låga frontboxen skymmer varken lampor eller sikt. | The low front box hides neither the lights nor the view.
Kansi aukeaa eteenpäin, joten tavarat saa esiin satulasta. | Locket öppnas framåt, så sakerna nås från sadeln. | The lid opens forwards, so you reach your things from the saddle.
Sisäosa jakautuu väliseinillä työkaluille ja eväille. | Insidan delas med mellanväggar för verktyg och matsäck. | Partitions divide the inside for tools and lunch.
Ilmankierto jäähdyttimelle jää vapaaksi. | Luften till kylaren går fritt. | Air still flows freely to the radiator.
`),
      points: translations(`
Irrotettavat väliseinät | Löstagbara mellanväggar | Removable partitions
Lukittava | Låsbar | Lockable
Kiinnikkeet mukana | Fästen ingår | Mounts included
`),
    },
    {
      key: 'bag',
      category: 'monkijalaukut',
      picture: 'bag',
      noun: ['mönkijälaukku', 'ATV-väska', 'ATV bag'],
      share: 26,
      brands: ['packvind', 'eravakka', 'ilveskorpi'],
      series: ['Pussukka', 'Kassi', 'Selkä', 'Polku', 'Retki', 'Nuotio'],
      colours: ['black', 'green', 'sand', 'orange'],
      price: [39, 129],
      grams: 1_500,
      box: [600, 400, 200],
      facts: [
        ['material', materials.polyester],
        ['volume', '35 l'],
      ],
      says: translations(`
Vettä hylkivä laukku, jonka pohja on vahvistettu kumilla. | En vattenavvisande väska vars botten är förstärkt med gummi. | A water-repellent bag with a rubber-reinforced base.
Monta taskua pitää kahvit ja kartat erillään öljykannusta. | Många fickor håller kaffe och kartor skilda från oljekannan. | Many pockets keep the coffee and the maps apart from the oil can.
Kiinnitys neljällä hihnalla ilman työkaluja. | Fästs med fyra remmar utan verktyg. | Four straps hold it, and no tools are needed.
Sadesuoja on omassa taskussaan pohjassa. | Regnskyddet ligger i en egen ficka i botten. | The rain cover has a pocket of its own in the base.
`),
      points: translations(`
Sadesuoja mukana | Regnskydd ingår | Rain cover included
Termotasku juomalle | Termoficka för dryck | Insulated pocket for drinks
Heijastavat vetimet | Reflekterande dragare | Reflective zip pulls
`),
    },
    {
      key: 'rack',
      category: 'tavaratelineet',
      picture: 'rack',
      noun: ['tavarateline', 'lasträcke', 'cargo rack'],
      share: 20,
      brands: ['rautakylki', 'lastia'],
      series: ['Ritilä', 'Kehä', 'Silta'],
      fit: 'vehicle',
      price: [119, 229],
      grams: 7_200,
      box: [1000, 600, 160],
      facts: [
        ['material', materials.steel],
        ['load', '60 kg'],
      ],
      says: translations(`
Korotettu teline pitää pitkän tavaran erossa lokasuojista. | Det upphöjda räcket håller långt gods borta från skärmarna. | The raised rack keeps long loads clear of the fenders.
Koneen omiin kiinnityspisteisiin, ei porattavaa. | Fästs i maskinens egna punkter, inget att borra. | Uses the machine’s own mounting points; no drilling.
Reunaputkeen on helppo sitoa. | Det är lätt att knyta i kantröret. | The rim is easy to tie loads to.
Jauhemaali kestää kirveet ja moottorisahat. | Pulverlacken tål yxor och motorsågar. | The powder coating stands up to axes and chainsaws.
`),
      points: translations(`
Teräsputki 22 mm | Stålrör 22 mm | 22 mm steel tube
Pultit mukana | Bultar ingår | Bolts included
Kantavuus 60 kg | Bärförmåga 60 kg | Load capacity 60 kg
`),
    },
    {
      key: 'strap',
      category: 'kiinnityshihnat',
      picture: 'strap',
      noun: ['kiinnityshihnasarja', 'spännbandssats', 'tie-down strap set'],
      share: 16,
      brands: ['packvind', 'hexhaul', 'ilveskorpi'],
      series: ['Solmu', 'Side', 'Räikkä', 'Kuje'],
      sizes: ['25 mm 2 m', '25 mm 4 m', '35 mm 6 m'].map(label => ({
        label,
        facts: [
          ['length', label.slice(6)],
          ['width', label.slice(0, 5)],
        ],
      })),
      colours: ['orange', 'black', 'blue'],
      price: [15, 39],
      grams: 900,
      box: [220, 160, 80],
      facts: [
        ['material', materials.polyester],
        ['pieces', ['2 kpl', '2 st', '2 pcs']],
      ],
      says: translations(`
Räikkä kiristää kevyesti ja aukeaa vain, kun sen on tarkoitus. | Spärren drar lätt och öppnas bara när det är meningen. | The ratchet tightens easily and releases only when you want it to.
Kumipäällysteiset koukut säästävät maalipintaa. | De gummiklädda krokarna skonar lacken. | Rubber-coated hooks spare the paint.
Hihnan reuna on punottu, eikä se purkaudu. | Bandets kant är vävd så att den inte fransar sig. | The edge of the webbing is woven and does not fray.
Kuormalappu täyttää EN 12195-2 -standardin. | Etiketten uppfyller standarden EN 12195-2. | The load label meets the standard EN 12195-2.
`),
      points: translations(`
Myydään pareittain | Säljs parvis | Sold in pairs
Kumipäällysteiset koukut | Gummiklädda krokar | Rubber-coated hooks
EN 12195-2 | EN 12195-2 | EN 12195-2
`),
    },
    {
      key: 'tool-holder',
      category: 'tyokalupidikkeet',
      picture: 'tool-mount',
      noun: ['työkalupidike', 'verktygshållare', 'tool holder'],
      share: 12,
      brands: ['lastia', 'eravakka', 'ilveskorpi'],
      series: ['Koura', 'Sormi', 'Haarukka', 'Kynsi', 'Tassu'],
      price: [19, 59],
      grams: 700,
      box: [260, 140, 90],
      facts: [
        ['material', materials.rubber],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
      ],
      says: translations(`
Kuminen koura ottaa varren kiinni napsauttamalla. | Gummiklon tar tag i skaftet med ett klick. | The rubber clip takes hold of a shaft with a snap.
Lapio, kirves tai onki: halkaisija 15–50 millimetriä. | Spade, yxa eller spö: diameter 15–50 millimeter. | Spade, axe or rod: 15–50 millimetres in diameter.
Pidike kääntyy vaakaan ja pystyyn. | Hållaren vrids vågrätt och lodrätt. | The holder turns flat or upright.
Ei kolise, koska metalli ei osu metalliin. | Skramlar inte eftersom metall inte möter metall. | Does not rattle, because metal never meets metal.
`),
      points: translations(`
Portaaton kulma | Steglös vinkel | Stepless angle
Putkelle 20–28 mm | För rör 20–28 mm | For tubes of 20–28 mm
Lukkohihna | Låsrem | Locking strap
`),
    },
  ],
};
