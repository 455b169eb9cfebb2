/** Ploughs and other winter products. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

const ploughBrands = ['lumikko', 'snobas', 'kinosmestari'];

export const winter: Family = {
  key: 'winter',
  uses: translations(`
Aura, työntörunko ja konekohtainen kiinnike tilataan yhdessä: osat sopivat toisiinsa yli mallirajojen. | Blad, skjutram och maskinanpassat fäste beställs tillsammans: delarna passar varandra över modellgränserna. | Order the plough, push frame and mount for your machine together: the parts fit each other across models.
Tarkoitettu pihoihin, yksityisteihin ja jääratoihin, joilla lumi pitää saada siirtymään kerralla. | Avsett för gårdar, enskilda vägar och isbanor där snön ska flyttas på en gång. | Meant for yards, private roads and ice tracks, where the snow has to move in one pass.
Pakkaspäivänä pieni mukavuus ratkaisee, jaksatko ajaa loppuun asti. | En kall dag avgör den lilla bekvämligheten om du orkar köra klart. | On a freezing day it is a small comfort that decides whether you can ride to the end.
Varaosat ja kuluvat osat löytyvät samasta kaupasta vielä vuosien päästä. | Reservdelar och slitdelar finns i samma butik även efter flera år. | Spare parts and wear parts are available from the same shop for years to come.
`),
  care: translations(`
Nosta terä ylös siirtoajon ajaksi ja aja auratessa kävelyvauhtia. | Lyft bladet vid transport och ploga i gångfart. | Raise the blade for transport, and plough at walking pace.
Rasvaa nivelet ennen kautta ja kiristä pultit ensimmäisen aurauskerran jälkeen. | Smörj lederna före säsongen och dra åt bultarna efter första plogningen. | Grease the joints before the season and tighten the bolts after the first ploughing.
Huuhtele suola pois keväällä ja säilytä kuivassa. | Skölj bort saltet på våren och förvara torrt. | Rinse off the salt in spring and store in a dry place.
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
      says: translations(`
Kaareva levy rullaa lumen eteenpäin eikä nosta sitä koneen päälle. | Det välvda bladet rullar snön framåt i stället för att lyfta upp den på maskinen. | The curved blade rolls the snow forwards instead of lifting it onto the machine.
Laukeava jousi antaa terän väistää, kun kivi tulee vastaan. | Utlösningsfjädern låter bladet vika undan när en sten kommer emot. | A trip spring lets the blade give way when it meets a stone.
Viisi ajokulmaa vaihdetaan ilman työkaluja. | Fem vinklar ställs om utan verktyg. | Five ploughing angles change without tools.
Vaihdettava kulutusterä on karkaistua terästä. | Det utbytbara slitstålet är av härdat stål. | The replaceable wear edge is hardened steel.
`),
      points: translations(`
Kulutusterä mukana | Slitstål ingår | Wear edge included
Tukijalakset korkeussäädöllä | Höjdställbara stödfötter | Height-adjustable skid shoes
Viisi ajokulmaa | Fem vinklar | Five ploughing angles
Jauhemaalattu | Pulverlackerat | Powder-coated
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
      says: translations(`
Pikakiinnitys: runko lukkiutuu kiinnikkeeseen yhdellä vivulla. | Snabbfäste: ramen låses i fästet med en spak. | Quick coupling: a single lever locks the frame into the mount.
Suorakaideputki ei väänny, kun auralevy osuu reunakiveen. | Fyrkantsröret vrider sig inte när bladet träffar kantstenen. | The rectangular tube does not twist when the blade meets a kerb.
Sopii kaikkiin valmistajan auralevyihin. | Passar alla tillverkarens plogblad. | Fits all of the maker’s plough blades.
Nostopiste on mitoitettu vinssille. | Lyftpunkten är dimensionerad för vinsch. | The lifting point is rated for a winch.
`),
      points: translations(`
Pikakiinnitys | Snabbfäste | Quick coupling
Terästä 4 mm | Stål 4 mm | 4 mm steel
Kulmansäätö viidessä asennossa | Vinkeljustering i fem lägen | Five angle settings
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
      says: translations(`
Konekohtainen kiinnike jää pohjaan koko talveksi eikä vie maavaraa. | Det maskinanpassade fästet sitter kvar hela vintern utan att ta markfrigång. | The mount for your machine stays under it all winter without taking ground clearance.
Asennus koneen omiin reikiin tavallisilla avaimilla. | Monteras i maskinens egna hål med vanliga nycklar. | Fits the machine’s own holes with ordinary spanners.
Ohjaa aurauksen voiman runkoon eikä tukivarsiin. | Leder plogkraften till ramen och inte till länkarmarna. | Guides the force of ploughing into the frame, not the suspension arms.
Hitsattu kappale, ei pultattuja saumoja. | Ett svetsat stycke utan bultade skarvar. | One welded piece, with no bolted joints.
`),
      points: translations(`
Kiinnitystarvikkeet mukana | Monteringsdetaljer ingår | Fittings included
Kuvallinen ohje | Anvisning med bilder | Illustrated instructions
Sinkitty | Förzinkat | Zinc-plated
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
      says: translations(`
Karkaistu terä kestää hiekoitussepelin ja reunakivet. | Det härdade stålet tål grus och kantstenar. | The hardened edge stands up to road grit and kerbs.
Käännettävä: kun yksi reuna kuluu, toinen on uusi. | Vändbart: när den ena kanten är sliten är den andra ny. | Reversible: when one edge is worn, the other is new.
Reikäjako sopii saman valmistajan auralevyihin. | Hålbilden passar samma tillverkares plogblad. | The hole spacing fits the same maker’s plough blades.
Vaihto kestää vartin, kun pultit on rasvattu. | Bytet tar en kvart när bultarna är smorda. | Takes a quarter of an hour to replace when the bolts are greased.
`),
      points: translations(`
Pultit mukana | Bultar ingår | Bolts included
Käännettävä | Vändbart | Reversible
Kovuus 450 HB | Hårdhet 450 HB | Hardness 450 HB
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
      says: translations(`
Ohut lämpöelementti menee kahvakumin alle eikä paksunna otetta. | Det tunna värmeelementet läggs under greppgummit utan att göra greppet tjockare. | The thin heating element goes under the rubber grip and does not thicken it.
Viisi tehoa valitaan hanskat kädessä. | Fem effektlägen väljs med handskarna på. | Choose from five power levels with your gloves on.
Katkaisee virran itse, jos akun jännite laskee. | Bryter strömmen själv om batterispänningen sjunker. | Switches itself off if the battery voltage drops.
Myös peukalokaasulle on oma elementti. | Även tumgasen har ett eget element. | The thumb throttle has an element of its own.
`),
      points: translations(`
Viisi tehoasentoa | Fem effektlägen | Five power levels
Akkuvahti | Batterivakt | Battery guard
Johtosarja mukana | Kablage ingår | Wiring harness included
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
      says: translations(`
Väljä suoja jättää tilaa hanskoille ja jarruvivulle. | Det rymliga skyddet lämnar plats för handskar och bromshandtag. | The roomy guard leaves space for gloves and the brake lever.
Vuori on fleeceä ja kuori vettä hylkivää kangasta. | Fodret är av fleece och skalet av vattenavvisande tyg. | The lining is fleece and the shell is water-repellent fabric.
Kiinnitys tarralla, joten suojat irtoavat kesäksi minuutissa. | Fästs med kardborre, så skydden tas bort för sommaren på en minut. | Fastens with hook and loop, so the guards come off for summer in a minute.
Heijastinnauha näkyy sivulle. | Reflexbandet syns åt sidan. | The reflective strip is seen from the side.
`),
      points: translations(`
Tuulenpitävä | Vindtätt | Windproof
Heijastimet | Reflexer | Reflectors
Sopii lämpökahvojen kanssa | Passar ihop med värmehandtag | Works with heated grips
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
      says: translations(`
Timanttikuvio pitää otteen myös sivusuunnassa. | Rombmönstret håller greppet även i sidled. | The diamond pattern holds its grip sideways as well.
Karkaistut lenkit kestävät tien ja jään rajaa. | De härdade länkarna tål gränsen mellan väg och is. | Hardened links stand up to stretches of road between the ice.
Kumikiristimet pitävät ketjun paikallaan ilman erikoistyökaluja. | Gummispännarna håller kedjan på plats utan specialverktyg. | Rubber tensioners hold the chain in place without special tools.
Kaksi ketjua riittää usein auraukseen: laita ne taakse. | Två kedjor räcker ofta för plogning: montera dem bak. | Two chains are often enough for ploughing: fit them at the rear.
`),
      points: translations(`
Lenkin paksuus 5,5 mm | Länktjocklek 5,5 mm | Links 5.5 mm thick
Kiristimet mukana | Spännare ingår | Tensioners included
Säilytyslaukku | Förvaringsväska | Storage bag
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
      says: translations(`
Levitysleveys säädetään ajosta kahdesta kahdeksaan metriin. | Spridningsbredden justeras under körning från två till åtta meter. | The spreading width adjusts from two to eight metres while you ride.
Sekoitin pitää kostean hiekan liikkeessä. | Omröraren håller fuktig sand i rörelse. | An agitator keeps damp sand moving.
Kesällä sama laite levittää lannoitteen ja siemenen. | På sommaren sprider samma maskin gödsel och frö. | In summer the same machine spreads fertiliser and seed.
Säiliö on muovia eikä ruostu, ja kannen voi lukita. | Behållaren är av plast som inte rostar och locket går att låsa. | The hopper is plastic that does not rust, and the lid can be locked.
`),
      points: translations(`
Sähkökäyttöinen lautanen | Eldriven spridartallrik | Electric spreading disc
Säädin ohjaustangolle | Reglage för styret | Control for the handlebar
Pikakiinnitys telineelle | Snabbfäste för räcke | Quick mount for the rack
`),
    },
  ],
};
