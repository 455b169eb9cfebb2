/** Converts the API's alternate URLs, one per language. */
import { hrefOf, present } from '../present.ts';
import type { Alternate } from './types.ts';

export const toAlternates = (
  wires: readonly ({ readonly url: string; readonly language: string } | null)[] | null | undefined,
): Alternate[] =>
  present(wires).map(({ url, language }) => ({
    locale: language.split('-')[0] ?? language,
    href: hrefOf(url),
  }));
