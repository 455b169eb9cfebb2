/** How a document of the table `search_document` holds words and numbers. */
import { searchNumber } from '../numbers.ts';

/** Weights that say in which text a word is. */
export const FIELD = { name: 'A', aside: 'B', description: 'D' } as const;

/** No word begins so. */
export const NUMBER = '#';

/** Article numbers and bar codes are one lexeme each, so that no word matches a piece of one. */
export const numberLexeme = (number: string): string => NUMBER + searchNumber(number);
