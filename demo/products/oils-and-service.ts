/** Oils, service kits and books. */
import { translations } from '../words.ts';
import type { Family, Size } from './line.ts';

const oilBrands = ['voitelo', 'viskora'];
const bottles = (grades: readonly string[]): readonly Size[] =>
  grades.flatMap(grade =>
    [
      { volume: '1 l', price: 0.3, picture: 'oil-bottle' as const },
      { volume: '4 l', price: 1, picture: 'oil-can' as const },
      { volume: '20 l', price: 4.2, picture: 'oil-canister' as const },
    ].map(({ volume, price, picture }) => ({
      label: `${grade} ${volume}`,
      price,
      weight: price,
      picture,
      facts: [['viscosity', grade] as const, ['volume', volume] as const],
    })),
  );

export const oilsAndService: Family = {
  key: 'oils-and-service',
  suits: ['mönkijän huoltoon', 'för service av fyrhjulingen', 'for servicing your ATV'],
  general: ['', '', ''],
  uses: translations(`
Tarkista oikea laatu ja määrä koneen ohjekirjasta tai ajoneuvovalitsimen teknisistä tiedoista. | Kontrollera rätt kvalitet och mängd i instruktionsboken eller i fordonsväljarens tekniska data. | Check the right grade and quantity in the owner’s manual or in the technical data of the vehicle selector.
Vaihda aina syksyllä ennen pakkasia, vaikka tunnit eivät olisi täynnä. | Byt alltid på hösten före kylan, även om timmarna inte är fulla. | Always change in autumn before the frost, even if the hours are not up.
Sopii myös moottorikelkkaan, ruohonleikkuriin ja perämoottoriin, kun laatuluokka täsmää. | Passar också snöskoter, gräsklippare och utombordare när kvalitetsklassen stämmer. | Also suits snowmobiles, lawnmowers and outboards when the specification matches.
Yhdestä tilauksesta saat kaiken huoltoon: öljyn, suodattimen ja tiivisteen. | I en beställning får du allt till servicen: olja, filter och tätning. | One order brings everything for a service: oil, filter and seal.
`),
  care: translations(`
Käytä suojakäsineitä ja vie käytetty öljy keräykseen. Öljyä ei saa päästää viemäriin eikä maahan. | Använd skyddshandskar och lämna använd olja till insamling. Får inte hamna i avlopp eller mark. | Wear protective gloves and take used oil to a collection point. It must not reach drains or soil.
Säilytä suljettuna, kuivassa ja lasten ulottumattomissa. | Förvara slutet, torrt och utom räckhåll för barn. | Store closed and dry, out of the reach of children.
Lue varoitukset etiketistä ennen käyttöä. | Läs varningarna på etiketten före användning. | Read the warnings on the label before use.
`),
  lines: [
    {
      key: 'engine-oil',
      category: 'moottorioljyt',
      picture: 'oil-can',
      noun: ['moottoriöljy', 'motorolja', 'engine oil'],
      share: 24,
      brands: oilBrands,
      series: ['Täyssynteettinen', 'Nelitahti', 'Talvi'],
      sizes: bottles(['0W-40', '5W-40', '10W-40']),
      price: [39, 59],
      grams: 3_700,
      box: [280, 190, 130],
      says: translations(`
Öljy, joka juoksee kylmässä ja pitää kalvon kuumassa. | En olja som flyter i kyla och håller filmen i värme. | An oil that flows in the cold and keeps its film in the heat.
Sopii märkäkytkimelle: JASO MA2. | Passar våtkoppling: JASO MA2. | Suits wet clutches: JASO MA2.
Pitää moottorin puhtaana ja suojaa seisonnan ajan ruosteelta. | Håller motorn ren och skyddar mot rost under stillestånd. | Keeps the engine clean and protects it from rust while it stands.
Tehty koneille, jotka käyvät tyhjäkäyntiä ja vetävät kuormaa vuorotellen. | Gjord för maskiner som växlar mellan tomgång och tung last. | Made for machines that idle and pull loads by turns.
`),
      points: translations(`
JASO MA2, API SN | JASO MA2, API SN | JASO MA2, API SN
Kaatonokka | Hällpip | Pouring spout
Lisäaineistus seisontaan | Tillsatser för stillestånd | Additives for storage
`),
    },
    {
      key: 'gear-oil',
      category: 'vaihteistooljyt',
      picture: 'oil-can',
      noun: ['vaihteistoöljy', 'växellådsolja', 'gearbox oil'],
      share: 14,
      brands: oilBrands,
      series: ['Synkro', 'Raskas', 'Liuku'],
      sizes: bottles(['75W-90', '80W-90']),
      price: [45, 69],
      grams: 3_700,
      box: [280, 190, 130],
      says: translations(`
Paineenkestävä öljy, joka suojaa hampaat iskukuormalta. | En trycktålig olja som skyddar kuggarna mot stötar. | A pressure-resistant oil that protects the teeth from shock loads.
Vaihto tuntuu pehmeältä heti ensi metreillä. | Växlingen känns mjuk redan de första metrarna. | Shifting feels smooth from the first metres.
Ei vaahtoa, vaikka vettä pääsisi joukkoon. | Skummar inte ens om vatten tränger in. | Does not foam, even if water gets in.
Sopii pronssia sisältäviin vaihteistoihin. | Passar växellådor med brons. | Suits gearboxes that contain bronze.
`),
      points: translations(`
API GL-4 ja GL-5 | API GL-4 och GL-5 | API GL-4 and GL-5
Synteettinen perusöljy | Syntetisk basolja | Synthetic base oil
Kaatoputki mukana | Hällrör ingår | Pouring tube included
`),
    },
    {
      key: 'diff-oil',
      category: 'pera-ja-tasauspyorastooljyt',
      picture: 'oil-can',
      noun: ['tasauspyörästööljy', 'differentialolja', 'differential oil'],
      share: 14,
      brands: oilBrands,
      series: ['Nelikko', 'Napa', 'Lukko'],
      sizes: bottles(['75W-80', '75W-140']),
      price: [49, 75],
      grams: 3_700,
      box: [280, 190, 130],
      says: translations(`
Kitkalisäaine estää lukon nykimisen. | Friktionstillsatsen hindrar spärren från att rycka. | A friction modifier keeps the lock from jerking.
Pysyy ohuena pakkasessa, joten neliveto kytkeytyy heti. | Förblir tunn i kyla så att fyrhjulsdriften kopplas in direkt. | Stays thin in hard frost, so four-wheel drive engages at once.
Suojaa hammaspyöriä myös vesiylityksen jälkeen. | Skyddar kugghjulen även efter en vattenpassage. | Protects the gears even after a water crossing.
Etu- ja takaperään samasta pullosta. | För främre och bakre drev ur samma flaska. | Front and rear differential from the same bottle.
`),
      points: translations(`
Kitkalisäaine valmiina | Friktionstillsats ingår | Friction modifier already added
API GL-5 LS | API GL-5 LS | API GL-5 LS
Kylmänkestävä | Köldtålig | Cold-resistant
`),
    },
    {
      key: 'service-kit',
      category: 'huoltosarjat',
      picture: 'service-kit',
      noun: ['huoltosarja', 'servicesats', 'service kit'],
      share: 30,
      brands: ['huoltola', 'motorvik'],
      series: ['Vuosi', 'Sata', 'Täysi'],
      fit: 'vehicle',
      price: [59, 139],
      grams: 4_300,
      box: [330, 260, 190],
      says: translations(`
Öljyt, suodattimet, tulppa ja tiivisteet yhdessä laatikossa. | Oljor, filter, tändstift och tätningar i en låda. | Oils, filters, spark plug and seals in one box.
Määrät on mitattu koneen mukaan, joten mitään ei jää puuttumaan. | Mängderna är uppmätta efter maskinen, så ingenting saknas. | The quantities are measured for the machine, so nothing is missing.
Mukana huoltotaulukko ja tarra seuraavaa kertaa varten. | Servicetabell och dekal för nästa gång ingår. | A service table and a sticker for the next time are included.
Täyttää takuuhuollon vaatimukset, kun työ kirjataan. | Uppfyller kraven för garantiservice när arbetet antecknas. | Meets the requirements of a warranty service when the work is recorded.
`),
      points: translations(`
Moottoriöljy ja suodatin | Motorolja och filter | Engine oil and filter
Sytytystulppa | Tändstift | Spark plug
Suomen- ja ruotsinkielinen ohje | Anvisning på finska och svenska | Instructions in Finnish and Swedish
`),
    },
    {
      key: 'wash',
      category: 'pesu-ja-hoito',
      picture: 'spray',
      noun: ['pesuaine', 'tvättmedel', 'cleaner'],
      share: 14,
      brands: ['viskora', 'voitelo', 'ilveskorpi'],
      series: ['Lika', 'Savi', 'Kiilto', 'Vaahto', 'Raikas'],
      sizes: ['0,5 l', '1 l', '5 l'].map((label, index) => ({
        label,
        price: 0.7 + index * 0.5,
        facts: [['volume', label]],
      })),
      price: [9, 19],
      grams: 1_100,
      box: [280, 100, 80],
      says: translations(`
Irrottaa saven ja tiesuolan vahingoittamatta muovia tai maalia. | Löser lera och vägsalt utan att skada plast eller lack. | Loosens mud and road salt without harming plastic or paint.
Suihkuta, odota viisi minuuttia ja huuhtele. | Spraya, vänta fem minuter och skölj. | Spray, wait five minutes and rinse.
Biohajoava, joten koneen voi pestä pihalla öljynerottimen päällä. | Biologiskt nedbrytbart, så maskinen kan tvättas på gården över oljeavskiljare. | Biodegradable, so you can wash your machine in the yard over an oil separator.
Vaahto pysyy pystypinnalla ja tekee työn puolestasi. | Skummet sitter kvar på lodräta ytor och gör jobbet åt dig. | The foam clings to upright surfaces and does the work for you.
`),
      points: translations(`
Biohajoava | Biologiskt nedbrytbart | Biodegradable
Ei liuottimia | Utan lösningsmedel | No solvents
Suihkupää mukana | Spraymunstycke ingår | Spray head included
`),
    },
    {
      key: 'grease',
      category: 'rasvat-ja-sprayt',
      picture: 'grease',
      noun: ['yleisrasva', 'universalfett', 'general-purpose grease'],
      share: 12,
      brands: ['viskora', 'voitelo', 'huoltola'],
      series: ['Sininen', 'Litium', 'Meri', 'Kuparitahna'],
      sizes: ['100 g', '400 g'].map((label, index) => ({
        label,
        price: 0.7 + index * 0.6,
        facts: [['volume', label]],
      })),
      price: [8, 15],
      grams: 430,
      box: [240, 60, 60],
      says: translations(`
Vettä hylkivä rasva niveliin, laakereihin ja vinssin vaihteistoon. | Vattenavvisande fett för leder, lager och vinschväxel. | Water-repellent grease for joints, bearings and winch gears.
Pysyy pehmeänä pakkasessa ja paikallaan kesähelteellä. | Mjukt i kyla och på plats i sommarvärme. | Stays soft in hard frost and in place in summer heat.
Suojaa liukupintoja ruosteelta. | Skyddar glidytor mot rost. | Protects sliding surfaces from rust.
Patruuna sopii tavalliseen rasvaprässiin. | Patronen passar en vanlig fettpress. | The cartridge fits an ordinary grease gun.
`),
      points: translations(`
NLGI 2 | NLGI 2 | NLGI 2
−30…+130 °C | −30…+130 °C | −30…+130 °C
Vedenkestävä | Vattentåligt | Water-resistant
`),
    },
    {
      key: 'manual',
      category: 'korjausoppaat',
      picture: 'book',
      noun: ['korjausopas', 'verkstadsbok', 'workshop manual'],
      share: 18,
      brands: ['huoltola'],
      series: ['Käsikirja', 'Tee itse', 'Tallin'],
      fit: 'vehicle',
      price: [29, 45],
      grams: 720,
      box: [280, 210, 25],
      facts: [['language', ['Suomi ja ruotsi', 'Finska och svenska', 'Finnish and Swedish']]],
      vatClass: 'reduced',
      says: translations(`
Opas käy läpi huollot ja korjaukset kuva kuvalta. | Boken går igenom service och reparationer bild för bild. | The manual goes through services and repairs picture by picture.
Kiristysmomentit, täyttömäärät ja kytkentäkaaviot samassa kirjassa. | Åtdragningsmoment, volymer och kopplingsscheman i samma bok. | Tightening torques, capacities and wiring diagrams in one book.
Kierresidonta pysyy auki työpöydällä. | Spiralbindningen håller boken öppen på bänken. | The spiral binding stays open on the workbench.
Vianetsintätaulukko auttaa alkuun, kun kone ei käynnisty. | Felsökningstabellen hjälper dig i gång när maskinen inte startar. | A troubleshooting table gets you started when the machine does not.
`),
      points: translations(`
220 sivua | 220 sidor | 220 pages
Likaa hylkivät kannet | Smutsavvisande pärmar | Dirt-repellent covers
Suomeksi ja ruotsiksi | På finska och svenska | In Finnish and Swedish
`),
    },
  ],
};
