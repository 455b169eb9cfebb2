/** Implements for farm and forest, and small accessories. */
import { translations } from '../words.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';

export const farm: Family = {
  key: 'farm',
  uses: translations(`
Riistapellolle, pihaan ja pieneen peltoon, jonne traktori ei mahdu. | För viltåker, gård och den lilla åkern där traktorn inte ryms. | For game plots, yards and small fields that a tractor cannot reach.
Kytketään vetokuulaan tai telineelle ilman apulaista. | Kopplas till dragkula eller räcke utan medhjälpare. | Couples to the tow ball or the rack without a helper.
Kevyt kone ei tiivistä maata, joten työn voi aloittaa aikaisemmin keväällä. | Den lätta maskinen packar inte jorden, så arbetet kan börja tidigare på våren. | A light machine does not compact the soil, so you can start earlier in spring.
Kulutusosat ovat vakiomittaisia ja löytyvät lähikaupasta. | Slitdelarna har standardmått och finns i närmaste butik. | The wear parts are standard sizes that any local shop has.
`),
  care: translations(`
Pese laite käytön jälkeen ja tyhjennä säiliö ennen pakkasia. | Tvätta redskapet efter användning och töm behållaren före kylan. | Wash the implement after use and empty the tank before the frost.
Käytä kasvinsuojelu- ja lannoitetyössä aineen vaatimia suojaimia. | Använd det skydd som medlet kräver vid växtskydd och gödsling. | For crop protection and fertilising, wear the protection that the product requires.
Pidä sivulliset kaukana pyörivistä osista. | Håll andra borta från roterande delar. | Keep bystanders well away from rotating parts.
`),
  lines: [
    {
      key: 'sprayer',
      category: 'ruiskut',
      picture: 'sprayer',
      noun: ['ruisku', 'spruta', 'sprayer'],
      share: 14,
      brands: ['metsapiha', 'kuormari'],
      series: ['Kaste', 'Sade', 'Pisara', 'Tihku'],
      sizes: [
        ['60 l', 0.8],
        ['100 l', 1],
        ['200 l', 1.6],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['volume', String(label)]],
      })),
      price: [179, 349],
      grams: 14_000,
      box: [900, 520, 480],
      facts: [
        ['voltage', '12 V'],
        ['material', materials.plastic],
      ],
      says: translations(`
Sähköpumppu antaa tasaisen paineen kahdelle puomille ja käsisuihkulle. | Den elektriska pumpen ger jämnt tryck till två bommar och handspruta. | The electric pump gives even pressure to two booms and a hand lance.
Säiliö on muotoiltu tavaratelineelle, eikä neste lainehdi. | Behållaren är formad för lasträcket och vätskan skvalpar inte. | The tank is shaped for the cargo rack, and the liquid does not slosh.
Suuttimet vaihtuvat ilman työkaluja. | Munstyckena byts utan verktyg. | The nozzles change without tools.
Sopii myös kasteluun ja tiepölyn sitomiseen. | Duger också för bevattning och dammbindning. | Also suits watering and binding road dust.
`),
      points: translations(`
Käsisuihku ja 5 m letku | Handspruta och 5 m slang | Hand lance and 5 m hose
Puomi 2 m | Bom 2 m | 2 m boom
Suodatin täyttöaukossa | Filter i påfyllningen | Strainer in the filler
`),
    },
    {
      key: 'spreader',
      category: 'levittimet',
      picture: 'spreader',
      noun: ['levitin', 'spridare', 'spreader'],
      share: 12,
      brands: ['metsapiha', 'slapverket'],
      series: ['Jyvä', 'Kylvö', 'Sato'],
      sizes: [
        ['35 l', 0.7],
        ['60 l', 1],
        ['120 l', 1.5],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['volume', String(label)]],
      })),
      price: [199, 399],
      grams: 13_500,
      box: [700, 600, 600],
      facts: [
        ['voltage', '12 V'],
        ['material', materials.plastic],
      ],
      says: translations(`
Siemenet, lannoite ja kalkki tasaisena mattona. | Frön, gödsel och kalk i en jämn matta. | Seed, fertiliser and lime in one even layer.
Aukko ja leveys säädetään ajosta. | Öppning och bredd ställs under körning. | Opening and width adjust while you ride.
Ruostumaton lautanen ei tartu lannoitteeseen. | Gödsel fastnar inte på den rostfria tallriken. | Fertiliser does not stick to the stainless disc.
Kansi pitää sateen poissa. | Locket håller regnet borta. | The lid keeps the rain out.
`),
      points: translations(`
Levitysleveys 2–10 m | Spridningsbredd 2–10 m | Spreads 2–10 m wide
Säädin ohjaustangolle | Reglage för styret | Control for the handlebar
Pikakiinnitys | Snabbfäste | Quick mount
`),
    },
    {
      key: 'harrow',
      category: 'lanat-ja-akeet',
      picture: 'harrow',
      noun: ['lana', 'sladd', 'drag harrow'],
      share: 14,
      brands: ['metsapiha', 'slapverket', 'kuormari'],
      series: ['Turve', 'Multa', 'Sarka', 'Piha'],
      sizes: [
        ['120 cm', 0.8],
        ['150 cm', 1],
        ['180 cm', 1.3],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['width', String(label)]],
      })),
      price: [249, 589],
      grams: 46_000,
      box: [1600, 900, 350],
      facts: [['material', materials.steel]],
      says: translations(`
Tasoittaa soratien, möyhii kentän ja peittää siemenet. | Jämnar grusvägen, luckrar planen och täcker frön. | Levels gravel roads, loosens arenas and covers seed.
Terän kulma ja syvyys säädetään vivusta. | Bladets vinkel och djup ställs med en spak. | A lever adjusts the angle and depth of the blade.
Siirtopyörät kantavat lanan tien yli. | Transporthjulen bär sladden över vägen. | Transport wheels carry the harrow across a road.
Paino tulee teräksestä, lisäpunnuksia ei tarvita. | Tyngden kommer av stålet, inga extra vikter behövs. | The steel provides the weight; no extra ballast is needed.
`),
      points: translations(`
Käännettävä terä | Vändbart blad | Reversible blade
Siirtopyörät | Transporthjul | Transport wheels
Kuulakytkin 50 mm | Kulkoppling 50 mm | 50 mm ball coupling
`),
    },
  ],
};

export const accessories: Family = {
  key: 'accessories',
  suits: ['mönkijän käyttäjälle', 'för dig som kör fyrhjuling', 'for ATV riders'],
  uses: translations(`
Pieni lisä, jonka huomaa joka ajolla. | En liten sak som märks vid varje tur. | A small addition that you notice on every ride.
Asennus onnistuu samana iltana kuin paketti tulee. | Monteringen går samma kväll som paketet kommer. | You can fit it the same evening the parcel arrives.
Hyvä lahja ihmiselle, jolla on jo kone. | En bra present till den som redan har maskinen. | A good present for anyone who already has a machine.
Siirtyy helposti seuraavaan koneeseen. | Flyttas lätt till nästa maskin. | Moves easily to your next machine.
`),
  care: translations(`
Varmista, ettei mikään estä ohjausta, jarruja tai näkyvyyttä. | Se till att ingenting hindrar styrning, bromsar eller sikt. | Make sure that nothing obstructs the steering, the brakes or your view.
Puhdista kostealla liinalla. Älä käytä painepesuria lähietäisyydeltä. | Rengör med fuktig trasa. Använd inte högtryckstvätt på nära håll. | Clean with a damp cloth. Do not use a pressure washer at close range.
Tarkista kiinnitys ennen ajoa. | Kontrollera fästet före körning. | Check the mounting before you ride.
`),
  lines: [
    {
      key: 'cover',
      category: 'suojapeitteet',
      picture: 'cover',
      noun: ['suojapeite', 'kapell', 'cover'],
      share: 18,
      brands: ['ilveskorpi', 'packvind', 'lastia'],
      series: ['Pressu', 'Huppu', 'Lepo', 'Tupa'],
      sizes: [
        ['M', 0.85],
        ['L', 1],
        ['XL', 1.15],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        facts: [['size', String(label)]],
      })),
      colours: ['black', 'green', 'navy'],
      price: [39, 89],
      grams: 2_300,
      box: [400, 320, 120],
      facts: [['material', materials.polyester]],
      says: translations(`
Tiivis peite, jonka läpi kosteus pääsee ulos muttei sisään. | Ett tätt kapell som släpper ut fukt men inte in. | A close-fitting cover that lets moisture out but not in.
Kuminauha helmassa ja hihnat alla pitävät sen myrskyssä. | Resår i fållen och remmar undertill håller det i storm. | Elastic in the hem and straps underneath hold it in a storm.
Pehmeä sisäpinta ei naarmuta lasia. | Den mjuka insidan repar inte rutan. | The soft inside does not scratch screens.
Kestää kuljetuksen perävaunulla. | Tål transport på släp. | Withstands transport on a trailer.
`),
      points: translations(`
UV-suojattu | UV-skyddat | UV-protected
Säilytyspussi | Förvaringspåse | Storage bag
Kuljetushihnat | Transportremmar | Transport straps
`),
    },
    {
      key: 'ramp',
      category: 'ajorampit',
      picture: 'ramp',
      noun: ['ajoramppipari', 'ramper, par', 'ramps, pair'],
      share: 14,
      brands: ['kuormari', 'rautakylki', 'ilveskorpi'],
      series: ['Silta', 'Nousu', 'Lastaus'],
      sizes: [
        ['180 cm', 0.85],
        ['210 cm', 1],
        ['240 cm', 1.2],
      ].map(([label, price]) => ({
        label: String(label),
        price: Number(price),
        weight: Number(price),
        facts: [['length', String(label)]],
      })),
      price: [139, 269],
      grams: 15_000,
      box: [1250, 330, 180],
      facts: [
        ['material', materials.aluminium],
        ['load', '680 kg'],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
      ],
      says: translations(`
Taittuvat alumiinirampit mahtuvat lavan reunaan. | Hopfällbara aluminiumramper som ryms vid flakets kant. | Folding aluminium ramps fit at the edge of the load bed.
Kaareva muoto ei ota pohjaan kiinni. | Den böjda formen tar inte i underredet. | The curved shape keeps the underside from catching.
Hammastettu pinta pitää märkänä. | Den tandade ytan håller i väta. | The serrated surface grips when wet.
Turvahihnat estävät rampin luistamisen. | Säkerhetsremmarna hindrar rampen från att glida. | Safety straps stop the ramps from sliding.
`),
      points: translations(`
Taittuva | Hopfällbar | Foldable
Turvahihnat mukana | Säkerhetsremmar ingår | Safety straps included
Kantavuus 680 kg parille | Maxlast 680 kg per par | Load capacity 680 kg per pair
`),
    },
    {
      key: 'mirror',
      category: 'peilit',
      picture: 'mirror',
      noun: ['peilipari', 'backspeglar, par', 'mirrors, pair'],
      share: 16,
      brands: ['ilveskorpi', 'skarmvall'],
      series: ['Katse', 'Takana', 'Vilkaisu', 'Lasi'],
      price: [29, 79],
      grams: 780,
      box: [260, 180, 110],
      facts: [
        ['material', materials.abs],
        ['pieces', ['Pari', 'Ett par', 'Pair']],
        ['approval', 'E11'],
      ],
      says: translations(`
Leveä kupera lasi näyttää myös perävaunun. | Det breda välvda glaset visar även släpet. | The wide convex glass shows the trailer as well.
Varsi taittuu oksan edestä ja palaa paikalleen. | Armen viker sig för grenen och går tillbaka. | The arm folds away from a branch and springs back.
Kiinnitys ohjaustankoon, halkaisija 22 millimetriä. | Fästs på styret, diameter 22 millimeter. | Fits handlebars of 22 millimetres in diameter.
E-hyväksytty tieliikenteeseen. | E-godkänd för vägtrafik. | E-approved for road use.
`),
      points: translations(`
Taittuva varsi | Vikbar arm | Folding arm
E-hyväksytty | E-godkänd | E-approved
Vasen ja oikea | Vänster och höger | Left and right
`),
    },
    {
      key: 'seat-cover',
      category: 'istuimen-paalliset',
      picture: 'seat-cover',
      noun: ['istuinpäällinen', 'sitsöverdrag', 'seat cover'],
      share: 16,
      brands: ['ilveskorpi', 'packvind', 'hallakka'],
      series: ['Pehmeä', 'Talja', 'Nahka', 'Kuiva'],
      colours: ['black', 'red', 'sand', 'blue'],
      price: [35, 89],
      grams: 900,
      box: [420, 320, 80],
      facts: [['material', materials.polyester]],
      says: translations(`
Vedenpitävä päällinen pitää housut kuivina aamulla. | Det vattentäta överdraget håller byxorna torra på morgonen. | A waterproof cover keeps your trousers dry in the morning.
Vaahto pehmentää pitkän päivän. | Skummet mjukar upp en lång dag. | The foam softens a long day.
Kuminauha ja koukut: ei nitojaa, ei työkaluja. | Resår och krokar: ingen häftpistol, inga verktyg. | Elastic and hooks: no stapler, no tools.
Karhea pinta estää liukumisen mäessä. | Den skrovliga ytan hindrar dig från att glida i backen. | The rough surface stops you from sliding on hills.
`),
      points: translations(`
Vedenpitävä | Vattentätt | Waterproof
Pesu 30 °C | Tvätt 30 °C | Wash at 30 °C
Yleismalli | Universaldel | Universal fit
`),
    },
    {
      key: 'phone-holder',
      category: 'puhelinpidikkeet',
      picture: 'phone-holder',
      noun: ['puhelinpidike', 'mobilhållare', 'phone holder'],
      share: 14,
      brands: ['ilveskorpi', 'kaamosvalo'],
      series: ['Kartta', 'Ote', 'Napsu', 'Reitti', 'Suunta'],
      price: [19, 59],
      grams: 310,
      box: [160, 110, 80],
      facts: [['material', materials.aluminium]],
      says: translations(`
Neljä pistettä pitää puhelimen kiinni röykyssä. | Fyra punkter håller telefonen i guppen. | Four points hold the phone on rough ground.
Vaimennin suojaa kameraa moottorin tärinältä. | Dämparen skyddar kameran mot motorns vibrationer. | A damper protects the camera from engine vibration.
Kääntyy pysty- ja vaaka-asentoon. | Vrids stående och liggande. | Turns upright or sideways.
Sadesuojus mukana, kosketus toimii sen läpi. | Regnskydd ingår och pekskärmen fungerar genom det. | A rain cover is included, and the touchscreen works through it.
`),
      points: translations(`
Tärinänvaimennin | Vibrationsdämpare | Vibration damper
Sadesuojus | Regnskydd | Rain cover
Putkelle 20–32 mm | För rör 20–32 mm | For tubes of 20–32 mm
`),
    },
  ],
};
