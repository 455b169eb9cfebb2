/** Special cases, one product each: more colours than a page shows at once, and patterns that only an image can show. */
import { createRandom } from '../random.ts';
import { pairs } from '../words.ts';
import { draftModel } from './draft.ts';
import type { Family } from './line.ts';
import { materials } from './parameters.ts';
import type { Draft } from './product-draft.ts';

const family: Family = {
  key: 'showcase',
  uses: pairs(`
Väri on tehty kestämään: aurinko, suola ja pesu eivät haalista sitä. | Färgen är gjord för att hålla: sol, salt och tvätt bleker den inte.
Kiinnitys ilman työkaluja, irrotus pesua varten hetkessä. | Fästs utan verktyg och tas loss för tvätt på en stund.
`),
  care: pairs(`
Pese kädenlämpöisellä vedellä ja anna kuivua ilmassa. | Tvätta i ljummet vatten och låt lufttorka.
Tarkista kiinnitys ennen ajoa. | Kontrollera fästet före körning.
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
      says: pairs(`
Neljätoista väriä: valitse koneen muovien mukaan tai juuri niitä vastaan. | Fjorton färger: välj efter maskinens plast, eller tvärtemot.
Vedenpitävä pinta pitää housut kuivina aamulla. | Den vattentäta ytan håller byxorna torra på morgonen.
Kuminauha ja koukut: ei nitojaa, ei työkaluja. | Resår och krokar: ingen häftpistol, inga verktyg.
Karhea pinta estää liukumisen mäessä. | Den skrovliga ytan hindrar dig från att glida i backen.
`),
      points: pairs(`
Vedenpitävä | Vattentätt
Pesu 30 °C | Tvätt 30 °C
Yleismalli | Universaldel
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
      says: pairs(`
Kuosi katoaa maastoon, kun kone odottaa polun päässä. | Mönstret försvinner i terrängen när maskinen väntar vid stigens slut.
Huomiokuosi näkyy, kun peite jää tien varteen. | Varselmönstret syns när kapellet blir kvar vid vägen.
Kuminauha helmassa ja hihnat alla pitävät sen myrskyssä. | Resår i fållen och remmar undertill håller det i storm.
Pehmeä sisäpinta ei naarmuta lasia. | Den mjuka insidan repar inte rutan.
`),
      points: pairs(`
UV-suojattu | UV-skyddat
Säilytyspussi | Förvaringspåse
Kuljetushihnat | Transportremmar
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
