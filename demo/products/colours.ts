/** The colours of products: names, hex value for the swatch, and the accent of the drawings that shows the colour. */
import type { Pair } from '../words.ts';

export interface Colour {
  key: string;
  label: Pair;
  /** Null for a pattern, which an image shows instead of a swatch. */
  hex: string | null;
  /** Index in the drawings' list of accents. */
  accent: number;
}

const list = {
  red: { key: 'red', label: ['Punainen', 'Röd'], hex: '#c8161d', accent: 0 },
  blue: { key: 'blue', label: ['Sininen', 'Blå'], hex: '#1f68b3', accent: 1 },
  orange: { key: 'orange', label: ['Oranssi', 'Orange'], hex: '#f08a24', accent: 2 },
  green: { key: 'green', label: ['Vihreä', 'Grön'], hex: '#1a7f4b', accent: 3 },
  black: { key: 'black', label: ['Musta', 'Svart'], hex: '#33393f', accent: 4 },
  yellow: { key: 'yellow', label: ['Keltainen', 'Gul'], hex: '#eab11e', accent: 5 },
  purple: { key: 'purple', label: ['Violetti', 'Lila'], hex: '#6d4fb5', accent: 6 },
  teal: { key: 'teal', label: ['Turkoosi', 'Turkos'], hex: '#12888a', accent: 7 },
  sand: { key: 'sand', label: ['Hiekka', 'Sand'], hex: '#c2a266', accent: 8 },
  navy: { key: 'navy', label: ['Tummansininen', 'Marinblå'], hex: '#2c4a85', accent: 9 },
  sky: { key: 'sky', label: ['Vaaleansininen', 'Ljusblå'], hex: '#7fb2e5', accent: 1 },
  lime: { key: 'lime', label: ['Limenvihreä', 'Limegrön'], hex: '#8ac926', accent: 3 },
  grey: { key: 'grey', label: ['Harmaa', 'Grå'], hex: '#8b939b', accent: 4 },
  brown: { key: 'brown', label: ['Kastanjanruskea', 'Kastanjebrun'], hex: '#7b4a2b', accent: 8 },
  forest: { key: 'forest', label: ['Havumetsä', 'Barrskog'], hex: null, accent: 3 },
  reed: { key: 'reed', label: ['Kaislikko', 'Vassrugge'], hex: null, accent: 8 },
  snow: { key: 'snow', label: ['Lumimaasto', 'Snölandskap'], hex: null, accent: 4 },
  autumn: { key: 'autumn', label: ['Ruskamaasto', 'Höstlöv'], hex: null, accent: 2 },
  signal: { key: 'signal', label: ['Huomiokuosi', 'Varselmönster'], hex: null, accent: 5 },
} as const satisfies Record<string, Colour>;

export type ColourKey = keyof typeof list;
export const colours: Readonly<Record<ColourKey, Colour>> = list;
/** Several tones may share an accent. */
export const accentCount = 1 + Math.max(...Object.values(list).map(({ accent }) => accent));
