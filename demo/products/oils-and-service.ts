/** Oils, service kits and books. */
import { pairs } from '../words.ts';
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
  suits: ['mönkijän huoltoon', 'för service av fyrhjulingen'],
  general: ['', ''],
  uses: pairs(`
Tarkista oikea laatu ja määrä koneen ohjekirjasta tai ajoneuvovalitsimen teknisistä tiedoista. | Kontrollera rätt kvalitet och mängd i instruktionsboken eller i fordonsväljarens tekniska data.
Vaihda aina syksyllä ennen pakkasia, vaikka tunnit eivät olisi täynnä. | Byt alltid på hösten före kylan, även om timmarna inte är fulla.
Sopii myös moottorikelkkaan, ruohonleikkuriin ja perämoottoriin, kun laatuluokka täsmää. | Passar också snöskoter, gräsklippare och utombordare när kvalitetsklassen stämmer.
Yhdestä tilauksesta saat kaiken huoltoon: öljyn, suodattimen ja tiivisteen. | I en beställning får du allt till servicen: olja, filter och tätning.
`),
  care: pairs(`
Käytä suojakäsineitä ja vie käytetty öljy keräykseen. Öljyä ei saa päästää viemäriin eikä maahan. | Använd skyddshandskar och lämna använd olja till insamling. Får inte hamna i avlopp eller mark.
Säilytä suljettuna, kuivassa ja lasten ulottumattomissa. | Förvara slutet, torrt och utom räckhåll för barn.
Lue varoitukset etiketistä ennen käyttöä. | Läs varningarna på etiketten före användning.
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
      says: pairs(`
Öljy, joka juoksee kylmässä ja pitää kalvon kuumassa. | En olja som flyter i kyla och håller filmen i värme.
Sopii märkäkytkimelle: JASO MA2. | Passar våtkoppling: JASO MA2.
Pitää moottorin puhtaana ja suojaa seisonnan ajan ruosteelta. | Håller motorn ren och skyddar mot rost under stillestånd.
Tehty koneille, jotka käyvät tyhjäkäyntiä ja vetävät kuormaa vuorotellen. | Gjord för maskiner som växlar mellan tomgång och tung last.
`),
      points: pairs(`
JASO MA2, API SN | JASO MA2, API SN
Kaatonokka | Hällpip
Lisäaineistus seisontaan | Tillsatser för stillestånd
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
      says: pairs(`
Paineenkestävä öljy, joka suojaa hampaat iskukuormalta. | En trycktålig olja som skyddar kuggarna mot stötar.
Vaihto tuntuu pehmeältä heti ensi metreillä. | Växlingen känns mjuk redan de första metrarna.
Ei vaahtoa, vaikka vettä pääsisi joukkoon. | Skummar inte ens om vatten tränger in.
Sopii pronssia sisältäviin vaihteistoihin. | Passar växellådor med brons.
`),
      points: pairs(`
API GL-4 ja GL-5 | API GL-4 och GL-5
Synteettinen perusöljy | Syntetisk basolja
Kaatoputki mukana | Hällrör ingår
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
      says: pairs(`
Kitkalisäaine estää lukon nykimisen. | Friktionstillsatsen hindrar spärren från att rycka.
Pysyy ohuena pakkasessa, joten neliveto kytkeytyy heti. | Förblir tunn i kyla så att fyrhjulsdriften kopplas in direkt.
Suojaa hammaspyöriä myös vesiylityksen jälkeen. | Skyddar kugghjulen även efter en vattenpassage.
Etu- ja takaperään samasta pullosta. | För främre och bakre drev ur samma flaska.
`),
      points: pairs(`
Kitkalisäaine valmiina | Friktionstillsats ingår
API GL-5 LS | API GL-5 LS
Kylmänkestävä | Köldtålig
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
      says: pairs(`
Öljyt, suodattimet, tulppa ja tiivisteet yhdessä laatikossa. | Oljor, filter, tändstift och tätningar i en låda.
Määrät on mitattu koneen mukaan, joten mitään ei jää puuttumaan. | Mängderna är uppmätta efter maskinen, så ingenting saknas.
Mukana huoltotaulukko ja tarra seuraavaa kertaa varten. | Servicetabell och dekal för nästa gång ingår.
Täyttää takuuhuollon vaatimukset, kun työ kirjataan. | Uppfyller kraven för garantiservice när arbetet antecknas.
`),
      points: pairs(`
Moottoriöljy ja suodatin | Motorolja och filter
Sytytystulppa | Tändstift
Suomen- ja ruotsinkielinen ohje | Anvisning på finska och svenska
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
      says: pairs(`
Irrottaa saven ja tiesuolan vahingoittamatta muovia tai maalia. | Löser lera och vägsalt utan att skada plast eller lack.
Suihkuta, odota viisi minuuttia ja huuhtele. | Spraya, vänta fem minuter och skölj.
Biohajoava, joten koneen voi pestä pihalla öljynerottimen päällä. | Biologiskt nedbrytbart, så maskinen kan tvättas på gården över oljeavskiljare.
Vaahto pysyy pystypinnalla ja tekee työn puolestasi. | Skummet sitter kvar på lodräta ytor och gör jobbet åt dig.
`),
      points: pairs(`
Biohajoava | Biologiskt nedbrytbart
Ei liuottimia | Utan lösningsmedel
Suihkupää mukana | Spraymunstycke ingår
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
      says: pairs(`
Vettä hylkivä rasva niveliin, laakereihin ja vinssin vaihteistoon. | Vattenavvisande fett för leder, lager och vinschväxel.
Pysyy pehmeänä pakkasessa ja paikallaan kesähelteellä. | Mjukt i kyla och på plats i sommarvärme.
Suojaa liukupintoja ruosteelta. | Skyddar glidytor mot rost.
Patruuna sopii tavalliseen rasvaprässiin. | Patronen passar en vanlig fettpress.
`),
      points: pairs(`
NLGI 2 | NLGI 2
−30…+130 °C | −30…+130 °C
Vedenkestävä | Vattentåligt
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
      says: pairs(`
Opas käy läpi huollot ja korjaukset kuva kuvalta. | Boken går igenom service och reparationer bild för bild.
Kiristysmomentit, täyttömäärät ja kytkentäkaaviot samassa kirjassa. | Åtdragningsmoment, volymer och kopplingsscheman i samma bok.
Kierresidonta pysyy auki työpöydällä. | Spiralbindningen håller boken öppen på bänken.
Vianetsintätaulukko auttaa alkuun, kun kone ei käynnisty. | Felsökningstabellen hjälper dig i gång när maskinen inte startar.
`),
      points: pairs(`
220 sivua | 220 sidor
Likaa hylkivät kannet | Smutsavvisande pärmar
Suomeksi ja ruotsiksi | På finska och svenska
`),
    },
  ],
};
