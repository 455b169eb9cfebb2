/** Which colours meet on pages, and how much they must differ: WCAG 2.2, 1.4.3 and 1.4.11, level AA. */
import type { tokenColours } from './token-colours.gen.ts';

export type ColourToken = keyof (typeof tokenColours)['light'];

export interface ColourPair {
  readonly ink: ColourToken;
  readonly ground: ColourToken;
  /** Least contrast: 4.5 for text, 3 for icons and borders. */
  readonly least: 4.5 | 3;
}

type Table = readonly (readonly [ink: ColourToken, grounds: readonly ColourToken[]])[];

const text: Table = [
  ['ink', ['ground', 'ground-soft', 'line', 'info-tint', 'good-tint', 'warn-tint', 'action-tint']],
  ['ink-soft', ['ground', 'ground-soft', 'line', 'action-tint']],
  ['on-dark', ['ground-dark']],
  ['ground', ['ink', 'info', 'good']],
  ['on-dark-soft', ['ground-dark']],
  ['on-action', ['action', 'action-dark']],
  ['on-primary', ['primary', 'primary-dark']],
  ['on-picture', ['picture-ground']],
  ['action', ['ground', 'ground-soft', 'action-tint']],
  ['action-dark', ['action-tint']],
  ['good', ['ground', 'ground-soft']],
  ['good-dark', ['good-tint']],
  ['warn', ['ground', 'warn-tint']],
  ['warn-dark', ['warn-tint']],
  ['info', ['ground', 'ground-soft', 'info-tint']],
];

const marks: Table = [
  ['line-strong', ['ground', 'ground-soft']],
  ['info', ['line']],
  ['good', ['good-tint']],
  ['good-light', ['ground-dark']],
  ['action-light', ['ground-dark']],
];

const pairsOf = (table: Table, least: ColourPair['least']): ColourPair[] =>
  table.flatMap(([ink, grounds]) => grounds.map(ground => ({ ink, ground, least })));

/** Every pair that style sheets put together; a test looks for others. */
export const colourPairs: readonly ColourPair[] = [...pairsOf(text, 4.5), ...pairsOf(marks, 3)];
