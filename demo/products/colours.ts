/** The colours of products: names, hex value for the swatch, and the accent of the drawings that shows the colour. */
import type { Translated } from '../words.ts';

export interface Colour {
  key: string;
  label: Translated;
  /** Null for a pattern, which an image shows instead of a swatch. */
  hex: string | null;
  /** Index in the drawings' list of accents. */
  accent: number;
}

const list = {
  red: { key: 'red', label: ['Punainen', 'Röd', 'Red'], hex: '#c8161d', accent: 0 },
  blue: { key: 'blue', label: ['Sininen', 'Blå', 'Blue'], hex: '#1f68b3', accent: 1 },
  orange: { key: 'orange', label: ['Oranssi', 'Orange', 'Orange'], hex: '#f08a24', accent: 2 },
  green: { key: 'green', label: ['Vihreä', 'Grön', 'Green'], hex: '#1a7f4b', accent: 3 },
  black: { key: 'black', label: ['Musta', 'Svart', 'Black'], hex: '#33393f', accent: 4 },
  yellow: { key: 'yellow', label: ['Keltainen', 'Gul', 'Yellow'], hex: '#eab11e', accent: 5 },
  purple: { key: 'purple', label: ['Violetti', 'Lila', 'Purple'], hex: '#6d4fb5', accent: 6 },
  teal: { key: 'teal', label: ['Turkoosi', 'Turkos', 'Turquoise'], hex: '#12888a', accent: 7 },
  sand: { key: 'sand', label: ['Hiekka', 'Sand', 'Sand'], hex: '#c2a266', accent: 8 },
  navy: { key: 'navy', label: ['Tummansininen', 'Marinblå', 'Navy blue'], hex: '#2c4a85', accent: 9 },
  sky: { key: 'sky', label: ['Vaaleansininen', 'Ljusblå', 'Light blue'], hex: '#7fb2e5', accent: 1 },
  lime: { key: 'lime', label: ['Limenvihreä', 'Limegrön', 'Lime green'], hex: '#8ac926', accent: 3 },
  grey: { key: 'grey', label: ['Harmaa', 'Grå', 'Grey'], hex: '#8b939b', accent: 4 },
  brown: {
    key: 'brown',
    label: ['Kastanjanruskea', 'Kastanjebrun', 'Chestnut brown'],
    hex: '#7b4a2b',
    accent: 8,
  },
  forest: { key: 'forest', label: ['Havumetsä', 'Barrskog', 'Conifer forest'], hex: null, accent: 3 },
  reed: { key: 'reed', label: ['Kaislikko', 'Vassrugge', 'Reeds'], hex: null, accent: 8 },
  snow: { key: 'snow', label: ['Lumimaasto', 'Snölandskap', 'Snow'], hex: null, accent: 4 },
  autumn: { key: 'autumn', label: ['Ruskamaasto', 'Höstlöv', 'Autumn leaves'], hex: null, accent: 2 },
  signal: { key: 'signal', label: ['Huomiokuosi', 'Varselmönster', 'High visibility'], hex: null, accent: 5 },
} as const satisfies Record<string, Colour>;

export type ColourKey = keyof typeof list;
export const colours: Readonly<Record<ColourKey, Colour>> = list;
/** Several tones may share an accent. */
export const accentCount = 1 + Math.max(...Object.values(list).map(({ accent }) => accent));
