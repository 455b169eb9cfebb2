/** The colours of products: names, hex value for the swatch, and the order in which a choice shows them. */
import type { Translated } from '../words.ts';

interface Tone {
  key: string;
  label: Translated;
  /** Null for a pattern, which an image shows instead of a swatch. */
  hex: string | null;
  /** The tones of a pattern, the most frequent one first. */
  pattern?: readonly string[];
  order: number;
}

const list = {
  red: { key: 'red', label: ['Punainen', 'Röd', 'Red'], hex: '#c8161d', order: 0 },
  blue: { key: 'blue', label: ['Sininen', 'Blå', 'Blue'], hex: '#1f68b3', order: 1 },
  orange: { key: 'orange', label: ['Oranssi', 'Orange', 'Orange'], hex: '#f08a24', order: 2 },
  green: { key: 'green', label: ['Vihreä', 'Grön', 'Green'], hex: '#1a7f4b', order: 3 },
  black: { key: 'black', label: ['Musta', 'Svart', 'Black'], hex: '#33393f', order: 4 },
  yellow: { key: 'yellow', label: ['Keltainen', 'Gul', 'Yellow'], hex: '#eab11e', order: 5 },
  purple: { key: 'purple', label: ['Violetti', 'Lila', 'Purple'], hex: '#6d4fb5', order: 6 },
  teal: { key: 'teal', label: ['Turkoosi', 'Turkos', 'Turquoise'], hex: '#12888a', order: 7 },
  sand: { key: 'sand', label: ['Hiekka', 'Sand', 'Sand'], hex: '#c2a266', order: 8 },
  navy: { key: 'navy', label: ['Tummansininen', 'Marinblå', 'Navy blue'], hex: '#2c4a85', order: 9 },
  sky: { key: 'sky', label: ['Vaaleansininen', 'Ljusblå', 'Light blue'], hex: '#7fb2e5', order: 1 },
  lime: { key: 'lime', label: ['Limenvihreä', 'Limegrön', 'Lime green'], hex: '#8ac926', order: 3 },
  grey: { key: 'grey', label: ['Harmaa', 'Grå', 'Grey'], hex: '#8b939b', order: 4 },
  brown: {
    key: 'brown',
    label: ['Kastanjanruskea', 'Kastanjebrun', 'Chestnut brown'],
    hex: '#7b4a2b',
    order: 8,
  },
  forest: {
    key: 'forest',
    label: ['Havumetsä', 'Barrskog', 'Conifer forest'],
    hex: null,
    pattern: ['#3d5230', '#6b7f45', '#2a3322', '#8a7a52'],
    order: 3,
  },
  reed: {
    key: 'reed',
    label: ['Kaislikko', 'Vassrugge', 'Reeds'],
    hex: null,
    pattern: ['#b59b5e', '#8a7440', '#d6c48c', '#5d5230'],
    order: 8,
  },
  snow: {
    key: 'snow',
    label: ['Lumimaasto', 'Snölandskap', 'Snow'],
    hex: null,
    pattern: ['#e6eaec', '#b9c2c8', '#f6f8f9', '#7d878e'],
    order: 4,
  },
  autumn: {
    key: 'autumn',
    label: ['Ruskamaasto', 'Höstlöv', 'Autumn leaves'],
    hex: null,
    pattern: ['#a8572a', '#d08a35', '#5f3a22', '#7a7a3c'],
    order: 2,
  },
  signal: {
    key: 'signal',
    label: ['Huomiokuosi', 'Varselmönster', 'High visibility'],
    hex: null,
    pattern: ['#f2e13c', '#f07a1a', '#fff27a', '#e6d020'],
    order: 5,
  },
} as const satisfies Record<string, Tone>;

export type ColourKey = keyof typeof list;
export interface Colour extends Tone {
  key: ColourKey;
}

export const colours: Readonly<Record<ColourKey, Colour>> = list;
