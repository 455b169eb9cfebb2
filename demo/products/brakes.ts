import { pairs } from '../words.ts';
import type { Family, Size } from './line.ts';
import { materials, positions } from './parameters.ts';

const makers = ['pysayte', 'bromsell'];
const ends: readonly Size[] = [
  { label: ['etu', 'fram', 'front'], facts: [['position', positions.front]] },
  { label: ['taka', 'bak', 'rear'], facts: [['position', positions.rear]] },
];

export const brakes: Family = {
  key: 'brakes',
  uses: pairs(`
Savi ja hiekka kuluttavat jarruja nopeammin kuin kilometrit: tarkista palat joka öljynvaihdossa. | Lera och sand sliter bromsarna snabbare än kilometrarna: kontrollera beläggen vid varje oljebyte.
Vaihda saman akselin osat pareittain, niin kone jarruttaa suoraan. | Byt delarna på samma axel parvis, så bromsar maskinen rakt.
Sopii raskaaseen käyttöön perävaunun, auran tai telojen kanssa. | Passar tungt bruk med släp, plog eller band.
Asennus käy kotitallissa perustyökaluilla. | Monteringen går i hemmagaraget med vanliga verktyg.
`),
  care: pairs(`
Jarrut ovat turvalaite. Jos et ole varma työstä, anna se korjaamon tehtäväksi. | Bromsarna är en säkerhetsanordning. Är du osäker på arbetet, låt en verkstad göra det.
Aja uudet palat ja levyt sisään kymmenellä kevyellä jarrutuksella. | Kör in nya belägg och skivor med tio lätta inbromsningar.
Pidä rasva ja öljy pois kitkapinnoilta; puhdista jarrupuhdistimella. | Håll fett och olja borta från friktionsytorna; rengör med bromsrengöring.
`),
  lines: [
    {
      key: 'brake-pads',
      category: 'jarrupalat',
      picture: 'brake-pads',
      noun: ['jarrupalasarja', 'bromsbeläggssats', 'brake pad set'],
      share: 44,
      brands: makers,
      series: ['Sora', 'Tiukka', 'Jämäkkä', 'Perus'],
      sizes: ends,
      fit: 'vehicle',
      price: [19, 45],
      grams: 320,
      box: [120, 90, 30],
      facts: [['material', materials.sintered]],
      says: pairs(`
Sintrattu kitkapinta puree myös märkänä ja savisena. | Den sintrade friktionsytan biter även blöt och lerig.
Kestää kaksi kertaa orgaanisen palan ajan työkäytössä. | Håller dubbelt så länge som ett organiskt belägg i arbetsbruk.
Taustalevy on pinnoitettu, eikä pala juutu satulaan. | Bakplattan är ytbehandlad så att belägget inte fastnar i oket.
Ei vingu, kun reunat on viistetty tehtaalla. | Gnisslar inte eftersom kanterna är fasade i fabriken.
`),
      points: pairs(`
Sarja yhdelle akselille | Sats för en axel
Sintrattua metallia | Sintermetall
Viistetyt reunat | Fasade kanter
`),
    },
    {
      key: 'brake-disc',
      category: 'jarrulevyt',
      picture: 'brake-disc',
      noun: ['jarrulevy', 'bromsskiva', 'brake disc'],
      share: 26,
      brands: makers,
      series: ['Aalto', 'Terä', 'Rae'],
      sizes: ends,
      fit: 'vehicle',
      price: [29, 79],
      grams: 980,
      box: [240, 240, 20],
      facts: [['material', materials.stainless]],
      says: pairs(`
Aaltoreuna puhdistaa palan joka kierroksella. | Den vågiga kanten rensar belägget varje varv.
Lämpökäsitelty ruostumaton teräs pysyy suorana. | Det värmebehandlade rostfria stålet håller sig rakt.
Reiät johtavat kuumuuden ja veden pois. | Hålen leder bort värme och vatten.
Reikäkuva vastaa alkuperäistä. | Hålbilden motsvarar originalet.
`),
      points: pairs(`
Ruostumatonta terästä | Rostfritt stål
Paksuus 3,5 mm | Tjocklek 3,5 mm
Kuluma-alueen merkintä | Slitgräns markerad
`),
    },
    {
      key: 'brake-hose',
      category: 'jarruletkut',
      picture: 'brake-hose',
      noun: ['jarruletkusarja', 'bromsslangsats', 'brake hose kit'],
      share: 18,
      brands: makers,
      series: ['Punos', 'Linja', 'Suora'],
      fit: 'vehicle',
      price: [49, 109],
      grams: 420,
      box: [300, 200, 60],
      facts: [['material', materials.stainless]],
      says: pairs(`
Teräspunosletku ei pullistu, joten jarrukahva pysyy napakkana. | Den stålomspunna slangen sväller inte, så bromshandtaget känns fast.
Muovipinta suojaa runkoa hankaukselta. | Plastytan skyddar ramen mot nötning.
Pituudet on mitoitettu koneelle, ja jousitus ja ohjaus on huomioitu. | Längderna är måttade för maskinen med hänsyn till fjädring och styrning.
Banjoruuvit ja uudet tiivisteet ovat sarjassa. | Banjoskruvar och nya tätningar ingår.
`),
      points: pairs(`
Koko koneen sarja | Sats för hela maskinen
Tiivisteet mukana | Tätningar ingår
PTFE-sisäletku | Innerslang av PTFE
`),
    },
    {
      key: 'brake-fluid',
      category: 'jarrunesteet',
      picture: 'brake-fluid',
      noun: ['jarruneste', 'bromsvätska', 'brake fluid'],
      share: 10,
      brands: ['viskora', 'voitelo', 'pysayte'],
      series: ['DOT 4', 'DOT 5.1', 'DOT 4 LV'],
      sizes: ['0,25 l', '0,5 l', '1 l'].map((label, index) => ({
        label,
        price: 0.7 + index * 0.4,
        facts: [['volume', label]],
      })),
      price: [7, 15],
      grams: 560,
      box: [190, 70, 70],
      says: pairs(`
Korkea kiehumispiste pitää jarrut varmoina pitkässä alamäessä. | Den höga kokpunkten håller bromsarna säkra i långa utförsbackar.
Juokseva myös pakkasessa. | Flyter även i kyla.
Suojaa satulan sisäosat korroosiolta. | Skyddar okets inre mot korrosion.
Vaihda neste kahden vuoden välein. | Byt vätskan vartannat år.
`),
      points: pairs(`
Kuivakiehumispiste yli 260 °C | Torrkokpunkt över 260 °C
Lapsiturvallinen korkki | Barnsäkert lock
Sekoittuu DOT 4 -nesteisiin | Blandbar med DOT 4
`),
    },
  ],
};
