/** The colours that are made from the main colour where no one has chosen them; a test of what makes them holds the list. */
import type { ColourToken } from './colour-pairs.ts';

export const brandColourTokens: readonly ColourToken[] = [
  'primary-dark',
  'on-primary',
  'action',
  'action-dark',
  'action-tint',
  'action-light',
  'on-action',
];
