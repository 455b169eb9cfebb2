import { translations } from '../words.ts';
import type { Family, Size } from './line.ts';
import { materials, positions } from './parameters.ts';

const makers = ['pysayte', 'bromsell'];
const ends: readonly Size[] = [
  { label: ['etu', 'fram', 'front'], facts: [['position', positions.front]] },
  { label: ['taka', 'bak', 'rear'], facts: [['position', positions.rear]] },
];

export const brakes: Family = {
  key: 'brakes',
  uses: translations(`
Savi ja hiekka kuluttavat jarruja nopeammin kuin kilometrit: tarkista palat joka öljynvaihdossa. | Lera och sand sliter bromsarna snabbare än kilometrarna: kontrollera beläggen vid varje oljebyte. | Mud and sand wear brakes faster than miles do: check the pads at every oil change.
Vaihda saman akselin osat pareittain, niin kone jarruttaa suoraan. | Byt delarna på samma axel parvis, så bromsar maskinen rakt. | Replace the parts of one axle in pairs, so the machine brakes in a straight line.
Sopii raskaaseen käyttöön perävaunun, auran tai telojen kanssa. | Passar tungt bruk med släp, plog eller band. | Suits heavy use with a trailer, a plough or tracks.
Asennus käy kotitallissa perustyökaluilla. | Monteringen går i hemmagaraget med vanliga verktyg. | Can be fitted in a home garage with basic tools.
`),
  care: translations(`
Jarrut ovat turvalaite. Jos et ole varma työstä, anna se korjaamon tehtäväksi. | Bromsarna är en säkerhetsanordning. Är du osäker på arbetet, låt en verkstad göra det. | Brakes are a safety device. If you are unsure about the work, leave it to a workshop.
Aja uudet palat ja levyt sisään kymmenellä kevyellä jarrutuksella. | Kör in nya belägg och skivor med tio lätta inbromsningar. | Bed in new pads and discs with ten light applications of the brake.
Pidä rasva ja öljy pois kitkapinnoilta; puhdista jarrupuhdistimella. | Håll fett och olja borta från friktionsytorna; rengör med bromsrengöring. | Keep grease and oil off the friction surfaces; clean them with brake cleaner.
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
      says: translations(`
Sintrattu kitkapinta puree myös märkänä ja savisena. | Den sintrade friktionsytan biter även blöt och lerig. | The sintered friction surface bites even when wet and muddy.
Kestää kaksi kertaa orgaanisen palan ajan työkäytössä. | Håller dubbelt så länge som ett organiskt belägg i arbetsbruk. | Lasts twice as long as an organic pad in working use.
Taustalevy on pinnoitettu, eikä pala juutu satulaan. | Bakplattan är ytbehandlad så att belägget inte fastnar i oket. | The backing plate is coated, so the pad does not stick in the caliper.
Ei vingu, kun reunat on viistetty tehtaalla. | Gnisslar inte eftersom kanterna är fasade i fabriken. | Does not squeal, because the edges are chamfered at the factory.
`),
      points: translations(`
Sarja yhdelle akselille | Sats för en axel | Set for one axle
Sintrattua metallia | Sintermetall | Sintered metal
Viistetyt reunat | Fasade kanter | Chamfered edges
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
      says: translations(`
Aaltoreuna puhdistaa palan joka kierroksella. | Den vågiga kanten rensar belägget varje varv. | The wavy edge cleans the pad on every turn.
Lämpökäsitelty ruostumaton teräs pysyy suorana. | Det värmebehandlade rostfria stålet håller sig rakt. | Heat-treated stainless steel stays true.
Reiät johtavat kuumuuden ja veden pois. | Hålen leder bort värme och vatten. | The holes carry heat and water away.
Reikäkuva vastaa alkuperäistä. | Hålbilden motsvarar originalet. | The hole pattern matches the original.
`),
      points: translations(`
Ruostumatonta terästä | Rostfritt stål | Stainless steel
Paksuus 3,5 mm | Tjocklek 3,5 mm | 3.5 mm thick
Kuluma-alueen merkintä | Slitgräns markerad | Wear limit marked
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
      says: translations(`
Teräspunosletku ei pullistu, joten jarrukahva pysyy napakkana. | Den stålomspunna slangen sväller inte, så bromshandtaget känns fast. | The steel-braided hose does not swell, so the brake lever stays firm.
Muovipinta suojaa runkoa hankaukselta. | Plastytan skyddar ramen mot nötning. | The plastic coating protects the frame from chafing.
Pituudet on mitoitettu koneelle, ja jousitus ja ohjaus on huomioitu. | Längderna är måttade för maskinen med hänsyn till fjädring och styrning. | The lengths are measured for the machine, with allowance for suspension and steering.
Banjoruuvit ja uudet tiivisteet ovat sarjassa. | Banjoskruvar och nya tätningar ingår. | Banjo bolts and new seals are in the kit.
`),
      points: translations(`
Koko koneen sarja | Sats för hela maskinen | Kit for the whole machine
Tiivisteet mukana | Tätningar ingår | Seals included
PTFE-sisäletku | Innerslang av PTFE | PTFE inner hose
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
      says: translations(`
Korkea kiehumispiste pitää jarrut varmoina pitkässä alamäessä. | Den höga kokpunkten håller bromsarna säkra i långa utförsbackar. | A high boiling point keeps the brakes dependable on long descents.
Juokseva myös pakkasessa. | Flyter även i kyla. | Flows even in hard frost.
Suojaa satulan sisäosat korroosiolta. | Skyddar okets inre mot korrosion. | Protects the inside of the caliper from corrosion.
Vaihda neste kahden vuoden välein. | Byt vätskan vartannat år. | Change the fluid every two years.
`),
      points: translations(`
Kuivakiehumispiste yli 260 °C | Torrkokpunkt över 260 °C | Dry boiling point above 260 °C
Lapsiturvallinen korkki | Barnsäkert lock | Child-resistant cap
Sekoittuu DOT 4 -nesteisiin | Blandbar med DOT 4 | Mixes with DOT 4 fluids
`),
    },
  ],
};
