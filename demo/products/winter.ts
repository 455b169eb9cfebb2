/** Ploughs and other winter products. */
import { pairs } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const ploughBrands = ['lumikko', 'snobas', 'kinosmestari'];

export const winter: Family = {
  key: 'winter',
  uses: pairs(`
Aura, työntörunko ja konekohtainen kiinnike tilataan yhdessä: osat sopivat toisiinsa yli mallirajojen. | Blad, skjutram och maskinanpassat fäste beställs tillsammans: delarna passar varandra över modellgränserna.
Tarkoitettu pihoihin, yksityisteihin ja jääratoihin, joilla lumi pitää saada siirtymään kerralla. | Avsett för gårdar, enskilda vägar och isbanor där snön ska flyttas på en gång.
Pakkaspäivänä pieni mukavuus ratkaisee, jaksatko ajaa loppuun asti. | En kall dag avgör den lilla bekvämligheten om du orkar köra klart.
Varaosat ja kuluvat osat löytyvät samasta kaupasta vielä vuosien päästä. | Reservdelar och slitdelar finns i samma butik även efter flera år.
`),
  care: pairs(`
Nosta terä ylös siirtoajon ajaksi ja aja auratessa kävelyvauhtia. | Lyft bladet vid transport och ploga i gångfart.
Rasvaa nivelet ennen kautta ja kiristä pultit ensimmäisen aurauskerran jälkeen. | Smörj lederna före säsongen och dra åt bultarna efter första plogningen.
Huuhtele suola pois keväällä ja säilytä kuivassa. | Skölj bort saltet på våren och förvara torrt.
`),
  lines: [
    {
      key: 'plough-blade',
      category: 'auralevyt',
      picture: 'plough',
      noun: ['auralevy', 'plogblad', 'plough blade'],
      share: 28,
      brands: ploughBrands,
      series: ['Nietos', 'Tuisku', 'Pyry', 'Hanki', 'Kuura'],
      sizes: [
        ['125 cm', 0.85],
        ['132 cm', 0.92],
        ['150 cm', 1],
        ['168 cm', 1.15],
        ['180 cm', 1.25],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['width', String(label)]],
      })),
      price: [249, 449],
      grams: 31_000,
      box: [1500, 480, 300],
      facts: [
        ['material', materials.steel],
        ['thickness', '3 mm'],
      ],
      says: pairs(`
Kaareva levy rullaa lumen eteenpäin eikä nosta sitä koneen päälle. | Det välvda bladet rullar snön framåt i stället för att lyfta upp den på maskinen.
Laukeava jousi antaa terän väistää, kun kivi tulee vastaan. | Utlösningsfjädern låter bladet vika undan när en sten kommer emot.
Viisi ajokulmaa vaihdetaan ilman työkaluja. | Fem vinklar ställs om utan verktyg.
Vaihdettava kulutusterä on karkaistua terästä. | Det utbytbara slitstålet är av härdat stål.
`),
      points: pairs(`
Kulutusterä mukana | Slitstål ingår
Tukijalakset korkeussäädöllä | Höjdställbara stödfötter
Viisi ajokulmaa | Fem vinklar
Jauhemaalattu | Pulverlackerat
`),
    },
    {
      key: 'push-tube',
      category: 'tyontorungot',
      picture: 'push-frame',
      noun: ['työntörunko', 'skjutram', 'push frame'],
      share: 14,
      brands: ploughBrands,
      series: ['Keula', 'Selkä', 'Varsi', 'Sauva'],
      price: [159, 249],
      grams: 19_000,
      box: [1100, 420, 180],
      facts: [['material', materials.steel]],
      says: pairs(`
Pikakiinnitys: runko lukkiutuu kiinnikkeeseen yhdellä vivulla. | Snabbfäste: ramen låses i fästet med en spak.
Suorakaideputki ei väänny, kun auralevy osuu reunakiveen. | Fyrkantsröret vrider sig inte när bladet träffar kantstenen.
Sopii kaikkiin valmistajan auralevyihin. | Passar alla tillverkarens plogblad.
Nostopiste on mitoitettu vinssille. | Lyftpunkten är dimensionerad för vinsch.
`),
      points: pairs(`
Pikakiinnitys | Snabbfäste
Terästä 4 mm | Stål 4 mm
Kulmansäätö viidessä asennossa | Vinkeljustering i fem lägen
`),
    },
    {
      key: 'plough-mount',
      category: 'auran-kiinnikkeet',
      picture: 'plough-mount',
      noun: ['auran kiinnike', 'plogfäste', 'plough mount'],
      share: 26,
      brands: ploughBrands,
      series: ['Napa', 'Liitos', 'Pari'],
      fit: 'vehicle',
      price: [79, 139],
      grams: 6_800,
      box: [480, 300, 120],
      facts: [
        ['material', materials.steel],
        ['position', ['Keskelle pohjaan', 'Mitt under', 'Centre, under the chassis']],
      ],
      says: pairs(`
Konekohtainen kiinnike jää pohjaan koko talveksi eikä vie maavaraa. | Det maskinanpassade fästet sitter kvar hela vintern utan att ta markfrigång.
Asennus koneen omiin reikiin tavallisilla avaimilla. | Monteras i maskinens egna hål med vanliga nycklar.
Ohjaa aurauksen voiman runkoon eikä tukivarsiin. | Leder plogkraften till ramen och inte till länkarmarna.
Hitsattu kappale, ei pultattuja saumoja. | Ett svetsat stycke utan bultade skarvar.
`),
      points: pairs(`
Kiinnitystarvikkeet mukana | Monteringsdetaljer ingår
Kuvallinen ohje | Anvisning med bilder
Sinkitty | Förzinkat
`),
    },
    {
      key: 'plough-wear',
      category: 'auran-kulutusosat',
      picture: 'wear-bar',
      noun: ['auran kulutusterä', 'slitstål till plog', 'plough wear edge'],
      share: 14,
      brands: ploughBrands,
      series: ['Terä', 'Reuna', 'Kulma'],
      sizes: ['125 cm', '132 cm', '150 cm', '168 cm', '180 cm'].map(label => ({
        label,
        facts: [['width', label]],
      })),
      price: [45, 89],
      grams: 6_500,
      box: [1500, 90, 30],
      facts: [
        ['material', materials.steel],
        ['thickness', '8 mm'],
      ],
      says: pairs(`
Karkaistu terä kestää hiekoitussepelin ja reunakivet. | Det härdade stålet tål grus och kantstenar.
Käännettävä: kun yksi reuna kuluu, toinen on uusi. | Vändbart: när den ena kanten är sliten är den andra ny.
Reikäjako sopii saman valmistajan auralevyihin. | Hålbilden passar samma tillverkares plogblad.
Vaihto kestää vartin, kun pultit on rasvattu. | Bytet tar en kvart när bultarna är smorda.
`),
      points: pairs(`
Pultit mukana | Bultar ingår
Käännettävä | Vändbart
Kovuus 450 HB | Hårdhet 450 HB
`),
    },
    {
      key: 'grip-heater',
      category: 'kahvanlammittimet',
      picture: 'grips',
      noun: ['kahvanlämmittimet', 'handtagsvärmare', 'heated grips'],
      share: 20,
      brands: ['kinosmestari', 'kaamosvalo', 'ilveskorpi'],
      series: ['Hehku', 'Liekki', 'Lämpö', 'Uuni', 'Arina'],
      price: [45, 119],
      grams: 560,
      box: [200, 130, 70],
      facts: [
        ['voltage', '12 V'],
        ['power', '36 W'],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
      ],
      says: pairs(`
Ohut lämpöelementti menee kahvakumin alle eikä paksunna otetta. | Det tunna värmeelementet läggs under greppgummit utan att göra greppet tjockare.
Viisi tehoa valitaan hanskat kädessä. | Fem effektlägen väljs med handskarna på.
Katkaisee virran itse, jos akun jännite laskee. | Bryter strömmen själv om batterispänningen sjunker.
Myös peukalokaasulle on oma elementti. | Även tumgasen har ett eget element.
`),
      points: pairs(`
Viisi tehoasentoa | Fem effektlägen
Akkuvahti | Batterivakt
Johtosarja mukana | Kablage ingår
`),
    },
    {
      key: 'hand-cover',
      category: 'kasisuojat',
      picture: 'hand-guard',
      noun: ['käsisuojat', 'handskydd', 'hand guards'],
      share: 18,
      brands: ['fjallrid', 'hallakka', 'skarmvall'],
      series: ['Pesä', 'Lapa', 'Suoja', 'Kouru'],
      colours: ['black', 'green', 'orange'],
      price: [35, 79],
      grams: 900,
      box: [360, 260, 120],
      facts: [
        ['material', materials.polyester],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
      ],
      says: pairs(`
Väljä suoja jättää tilaa hanskoille ja jarruvivulle. | Det rymliga skyddet lämnar plats för handskar och bromshandtag.
Vuori on fleeceä ja kuori vettä hylkivää kangasta. | Fodret är av fleece och skalet av vattenavvisande tyg.
Kiinnitys tarralla, joten suojat irtoavat kesäksi minuutissa. | Fästs med kardborre, så skydden tas bort för sommaren på en minut.
Heijastinnauha näkyy sivulle. | Reflexbandet syns åt sidan.
`),
      points: pairs(`
Tuulenpitävä | Vindtätt
Heijastimet | Reflexer
Sopii lämpökahvojen kanssa | Passar ihop med värmehandtag
`),
    },
    {
      key: 'snow-chain',
      category: 'lumiketjut',
      picture: 'snow-chain',
      noun: ['lumiketjupari', 'snökedjor, par', 'snow chains, pair'],
      share: 16,
      brands: [...ploughBrands, 'hexhaul'],
      series: ['Ote', 'Jää', 'Rauta', 'Askel'],
      sizes: ['24x8-12', '25x10-12', '26x9-12', '26x11-12', '27x11-14'].map(label => ({
        label,
        facts: [['size', label]],
      })),
      fit: 'wheel',
      price: [99, 179],
      grams: 9_500,
      box: [320, 260, 140],
      facts: [
        ['material', materials.steel],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
      ],
      says: pairs(`
Timanttikuvio pitää otteen myös sivusuunnassa. | Rombmönstret håller greppet även i sidled.
Karkaistut lenkit kestävät tien ja jään rajaa. | De härdade länkarna tål gränsen mellan väg och is.
Kumikiristimet pitävät ketjun paikallaan ilman erikoistyökaluja. | Gummispännarna håller kedjan på plats utan specialverktyg.
Kaksi ketjua riittää usein auraukseen: laita ne taakse. | Två kedjor räcker ofta för plogning: montera dem bak.
`),
      points: pairs(`
Lenkin paksuus 5,5 mm | Länktjocklek 5,5 mm
Kiristimet mukana | Spännare ingår
Säilytyslaukku | Förvaringsväska
`),
    },
    {
      key: 'sander',
      category: 'hiekoittimet',
      picture: 'sander',
      noun: ['hiekoitin', 'sandspridare', 'sand spreader'],
      share: 12,
      brands: [...ploughBrands, 'metsapiha'],
      series: ['Rae', 'Sora', 'Murske'],
      sizes: [
        ['60 l', 0.7],
        ['100 l', 1],
        ['150 l', 1.35],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['volume', String(label)]],
      })),
      price: [349, 699],
      grams: 32_000,
      box: [900, 700, 650],
      facts: [
        ['voltage', '12 V'],
        ['material', materials.plastic],
      ],
      says: pairs(`
Levitysleveys säädetään ajosta kahdesta kahdeksaan metriin. | Spridningsbredden justeras under körning från två till åtta meter.
Sekoitin pitää kostean hiekan liikkeessä. | Omröraren håller fuktig sand i rörelse.
Kesällä sama laite levittää lannoitteen ja siemenen. | På sommaren sprider samma maskin gödsel och frö.
Säiliö on muovia eikä ruostu, ja kannen voi lukita. | Behållaren är av plast som inte rostar och locket går att låsa.
`),
      points: pairs(`
Sähkökäyttöinen lautanen | Eldriven spridartallrik
Säädin ohjaustangolle | Reglage för styret
Pikakiinnitys telineelle | Snabbfäste för räcke
`),
    },
  ],
};
