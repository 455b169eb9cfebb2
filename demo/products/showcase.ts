/** Special cases, one product each: more colours than a page shows at once, and patterns that only an image can show. */
import { createRandom } from '../random.ts';
import { translations } from '../words.ts';
import { draftModel } from './draft.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';
import type { Draft } from './product-draft.ts';

const family: Family = {
  key: 'showcase',
  uses: translations(`
Väri on tehty kestämään: aurinko, suola ja pesu eivät haalista sitä. | Färgen är gjord för att hålla: sol, salt och tvätt bleker den inte. | The colour is made to last: sun, salt and washing do not fade it.
Kiinnitys ilman työkaluja, irrotus pesua varten hetkessä. | Fästs utan verktyg och tas loss för tvätt på en stund. | Fits without tools and comes off for washing in a moment.
`),
  care: translations(`
Pese kädenlämpöisellä vedellä ja anna kuivua ilmassa. | Tvätta i ljummet vatten och låt lufttorka. | Wash in lukewarm water and leave to dry in the air.
Tarkista kiinnitys ennen ajoa. | Kontrollera fästet före körning. | Check the mounting before you ride.
`),
  lines: [
    {
      key: 'colour-seat-cover',
      category: 'istuimen-paalliset',
      picture: 'seat-cover',
      noun: ['istuinpäällinen', 'sitsöverdrag', 'seat cover'],
      share: 0,
      brands: ['hallakka'],
      series: ['Kirjo'],
      colours: [
        'black',
        'grey',
        'red',
        'orange',
        'yellow',
        'lime',
        'green',
        'teal',
        'sky',
        'blue',
        'navy',
        'purple',
        'sand',
        'brown',
      ],
      price: [49, 49],
      grams: 900,
      box: [420, 320, 80],
      facts: [['material', materials.polyester]],
      says: translations(`
Neljätoista väriä: valitse koneen muovien mukaan tai juuri niitä vastaan. | Fjorton färger: välj efter maskinens plast, eller tvärtemot. | Fourteen colours: choose one to match your machine’s plastics, or to clash with them.
Vedenpitävä pinta pitää housut kuivina aamulla. | Den vattentäta ytan håller byxorna torra på morgonen. | The waterproof surface keeps your trousers dry in the morning.
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
      key: 'pattern-cover',
      category: 'suojapeitteet',
      picture: 'cover',
      noun: ['maastosuojapeite', 'kamouflagekapell', 'camouflage cover'],
      share: 0,
      brands: ['packvind'],
      series: ['Piilo'],
      colours: ['forest', 'reed', 'snow', 'autumn', 'signal'],
      price: [79, 79],
      grams: 2_400,
      box: [400, 320, 120],
      facts: [['material', materials.polyester]],
      says: translations(`
Kuosi katoaa maastoon, kun kone odottaa polun päässä. | Mönstret försvinner i terrängen när maskinen väntar vid stigens slut. | The pattern vanishes into the terrain while the machine waits at the end of the path.
Huomiokuosi näkyy, kun peite jää tien varteen. | Varselmönstret syns när kapellet blir kvar vid vägen. | The high-visibility pattern stands out when the cover stays by the roadside.
Kuminauha helmassa ja hihnat alla pitävät sen myrskyssä. | Resår i fållen och remmar undertill håller det i storm. | Elastic in the hem and straps underneath hold it in a storm.
Pehmeä sisäpinta ei naarmuta lasia. | Den mjuka insidan repar inte rutan. | The soft inside does not scratch screens.
`),
      points: translations(`
UV-suojattu | UV-skyddat | UV-protected
Säilytyspussi | Förvaringspåse | Storage bag
Kuljetushihnat | Transportremmar | Transport straps
`),
    },
  ],
};

/** Number of these products. */
export const showcaseCount = family.lines.reduce((sum, { colours = [] }) => sum + colours.length, 0);

/** Uses a separate random sequence, so that the other products stay the same. */
export function draftShowcase(firstId: number): Draft[] {
  const random = createRandom(firstId);
  const drafts: Draft[] = [];
  for (const line of family.lines)
    drafts.push(...draftModel(family, line, 0, firstId + drafts.length, showcaseCount, random));
  return drafts;
}
