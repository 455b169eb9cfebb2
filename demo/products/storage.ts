/** Boxes, bags and load securing. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

export const storage: Family = {
  key: 'storage',
  suits: ['retkelle ja työhön', 'för tur och arbete'],
  uses: pairs(`
Hirvimetsälle, kalaan tai huoltoajoon: tavarat ovat kuivina perillä. | Till älgjakten, fisket eller servicerundan: sakerna är torra när du kommer fram.
Irrota talveksi tai jätä paikalleen: kiinnitys ei jätä teräviä reunoja telineelle. | Ta loss till vintern eller låt sitta: fästet lämnar inga vassa kanter på räcket.
Jaa paino eteen ja taakse, niin kone kulkee vakaasti myös rinteessä. | Fördela vikten fram och bak, så går maskinen stadigt även i backe.
Mitoitettu yleisimmille telineille, joiden putki on 20–28 millimetriä. | Måttad för de vanligaste räckena med rör på 20–28 millimeter.
`),
  care: pairs(`
Noudata koneen telineen suurinta sallittua kuormaa; se lukee telineessä tai ohjekirjassa. | Följ räckets högsta tillåtna last; den står på räcket eller i instruktionsboken.
Tarkista kiinnitysten kireys ensimmäisen ajopäivän jälkeen. | Kontrollera att fästena är åtdragna efter första kördagen.
Pese miedolla saippualla. Liuottimet haalistavat pinnan. | Tvätta med mild tvål. Lösningsmedel bleker ytan.
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
      says: pairs(`
Yhdestä kappaleesta valettu laatikko, jonka tiivisteen läpi ei tule vettä eikä pölyä. | En box gjuten i ett stycke med en tätning som varken släpper in vatten eller damm.
Selkänoja ja pehmustettu istuinosa tekevät siitä myös matkustajan paikan levähdystauolla. | Ryggstödet och den vadderade sitsen gör den också till en sittplats under rasten.
Lukko toimii samalla avaimella kuin saman sarjan etuboksi. | Låset går med samma nyckel som frontboxen i samma serie.
Pikakiinnikkeillä laatikko irtoaa telineeltä puolessa minuutissa. | Med snabbfästena lossnar boxen från räcket på en halv minut.
`),
      points: pairs(`
Kaksi avainta | Två nycklar
Heijastimet takana | Reflexer bak
Sisämatto | Innermatta
Kylmänkestävä −40 °C | Köldtålig till −40 °C
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
      says: pairs(`
Matala etuboksi ei peitä valoja eikä näkyvyyttä. | Den låga frontboxen skymmer varken lampor eller sikt.
Kansi aukeaa eteenpäin, joten tavarat saa esiin satulasta. | Locket öppnas framåt, så sakerna nås från sadeln.
Sisäosa jakautuu väliseinillä työkaluille ja eväille. | Insidan delas med mellanväggar för verktyg och matsäck.
Ilmankierto jäähdyttimelle jää vapaaksi. | Luften till kylaren går fritt.
`),
      points: pairs(`
Irrotettavat väliseinät | Löstagbara mellanväggar
Lukittava | Låsbar
Kiinnikkeet mukana | Fästen ingår
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
      says: pairs(`
Vettä hylkivä laukku, jonka pohja on vahvistettu kumilla. | En vattenavvisande väska vars botten är förstärkt med gummi.
Monta taskua pitää kahvit ja kartat erillään öljykannusta. | Många fickor håller kaffe och kartor skilda från oljekannan.
Kiinnitys neljällä hihnalla ilman työkaluja. | Fästs med fyra remmar utan verktyg.
Sadesuoja on omassa taskussaan pohjassa. | Regnskyddet ligger i en egen ficka i botten.
`),
      points: pairs(`
Sadesuoja mukana | Regnskydd ingår
Termotasku juomalle | Termoficka för dryck
Heijastavat vetimet | Reflekterande dragare
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
      says: pairs(`
Korotettu teline pitää pitkän tavaran erossa lokasuojista. | Det upphöjda räcket håller långt gods borta från skärmarna.
Koneen omiin kiinnityspisteisiin, ei porattavaa. | Fästs i maskinens egna punkter, inget att borra.
Reunaputkeen on helppo sitoa. | Det är lätt att knyta i kantröret.
Jauhemaali kestää kirveet ja moottorisahat. | Pulverlacken tål yxor och motorsågar.
`),
      points: pairs(`
Teräsputki 22 mm | Stålrör 22 mm
Pultit mukana | Bultar ingår
Kantavuus 60 kg | Bärförmåga 60 kg
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
      says: pairs(`
Räikkä kiristää kevyesti ja aukeaa vain, kun sen on tarkoitus. | Spärren drar lätt och öppnas bara när det är meningen.
Kumipäällysteiset koukut säästävät maalipintaa. | De gummiklädda krokarna skonar lacken.
Hihnan reuna on punottu, eikä se purkaudu. | Bandets kant är vävd så att den inte fransar sig.
Kuormalappu täyttää EN 12195-2 -standardin. | Etiketten uppfyller standarden EN 12195-2.
`),
      points: pairs(`
Myydään pareittain | Säljs parvis
Kumipäällysteiset koukut | Gummiklädda krokar
EN 12195-2 | EN 12195-2
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
      says: pairs(`
Kuminen koura ottaa varren kiinni napsauttamalla. | Gummiklon tar tag i skaftet med ett klick.
Lapio, kirves tai onki: halkaisija 15–50 millimetriä. | Spade, yxa eller spö: diameter 15–50 millimeter.
Pidike kääntyy vaakaan ja pystyyn. | Hållaren vrids vågrätt och lodrätt.
Ei kolise, koska metalli ei osu metalliin. | Skramlar inte eftersom metall inte möter metall.
`),
      points: pairs(`
Portaaton kulma | Steglös vinkel
Putkelle 20–28 mm | För rör 20–28 mm
Lukkohihna | Låsrem
`),
    },
  ],
};
