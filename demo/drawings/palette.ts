/** The colours of the drawings: ten accents and three families of grey, each material in three tones. */
import { at } from './space.ts';

export type Material = 'pale' | 'steel' | 'rubber' | 'accent' | 'ink';

/** Lit, plain and shaded. */
export type Tones = readonly [string, string, string];

export interface Palette extends Readonly<Record<Material, Tones>> {
  readonly line: string;
}

const greys = [
  {
    line: '#16181b',
    pale: ['#f4f5f6', '#dfe2e5', '#bcc2c8'],
    steel: ['#b9c0c7', '#949ca5', '#6d757e'],
    rubber: ['#5d646c', '#3f454c', '#2a2f35'],
  },
  {
    line: '#1c1917',
    pale: ['#f6f4f0', '#e4e0d9', '#c6c0b6'],
    steel: ['#bfb9af', '#9c958a', '#756f66'],
    rubber: ['#655f58', '#47423d', '#302c29'],
  },
  {
    line: '#17181a',
    pale: ['#f5f5f5', '#e1e1e2', '#c0c0c2'],
    steel: ['#bbbbbd', '#969698', '#6f6f72'],
    rubber: ['#5c5c60', '#414145', '#2b2b2e'],
  },
] as const satisfies readonly (Record<'pale' | 'steel' | 'rubber', Tones> & { line: string })[];

/** Ordered so that neighbours are far apart on the colour wheel. */
const accents: readonly Tones[] = [
  ['#e5484d', '#c8161d', '#970f15'],
  ['#4f93d6', '#1f68b3', '#164c84'],
  ['#ffb95c', '#f08a24', '#bf6510'],
  ['#4fa980', '#1a7f4b', '#125a35'],
  ['#6a737c', '#4a5259', '#33393f'],
  ['#ffd873', '#eab11e', '#b38409'],
  ['#9a83d3', '#6d4fb5', '#4e3788'],
  ['#4fb3b3', '#12888a', '#0b6163'],
  ['#dec596', '#c2a266', '#967943'],
  ['#5873ab', '#2c4a85', '#1d3360'],
];

/** Combines every accent with every grey once: ten and three have no common divisor. */
export const paletteCount = accents.length * greys.length;

export function paletteOf(index: number): Palette {
  const grey = at(greys, index);
  return { ...grey, accent: at(accents, index), ink: [grey.rubber[2], grey.line, grey.line] };
}
