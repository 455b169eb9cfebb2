/** The colours in which accents are painted: one tone, or those of a pattern, the most frequent one first. */
const list = {
  red: ['#c8161d'],
  blue: ['#1f68b3'],
  orange: ['#f08a24'],
  green: ['#1a7f4b'],
  black: ['#33393f'],
  yellow: ['#eab11e'],
  purple: ['#6d4fb5'],
  teal: ['#12888a'],
  sand: ['#c2a266'],
  navy: ['#2c4a85'],
  sky: ['#7fb2e5'],
  lime: ['#8ac926'],
  grey: ['#8b939b'],
  brown: ['#7b4a2b'],
  forest: ['#3d5230', '#6b7f45', '#2a3322', '#8a7a52'],
  reed: ['#b59b5e', '#8a7440', '#d6c48c', '#5d5230'],
  snow: ['#e6eaec', '#b9c2c8', '#f6f8f9', '#7d878e'],
  autumn: ['#a8572a', '#d08a35', '#5f3a22', '#7a7a3c'],
  signal: ['#f2e13c', '#f07a1a', '#fff27a', '#e6d020'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ColourKey = keyof typeof list;

export const colours: Readonly<Record<ColourKey, readonly string[]>> = list;

export const isColour = (text: string): text is ColourKey => Object.hasOwn(list, text);
