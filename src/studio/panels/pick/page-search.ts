/** Pages by the names that Studio gives them in its own language, which the server does not know (R-STUDIO-120). */
import type { IntlShape } from 'react-intl';
import type { PickAnswer } from '#studio-api/pick.ts';
import { pageName } from '../../parts/texts/document-name.ts';

/** Lower case without accents. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The answer with names in Studio's language. */
export const withPageNames = (answer: PickAnswer, intl: IntlShape): PickAnswer => ({
  ...answer,
  items: answer.items.map(item => ({ ...item, name: pageName(item.name, intl) })),
});

/**
 * Pages whose name or address contains every typed word, in the order of their names; those whose name begins with the
 * text first.
 * @param answer all pages, with their names in Studio's language.
 */
export function searchPages({ items: all }: PickAnswer, typed: string, intl: IntlShape): PickAnswer {
  const text = fold(typed).trim();
  const words = text.split(/\s+/);
  const isFirst = (name: string) => fold(name).startsWith(text);
  const items = all
    .filter(({ name, detail = '' }) => words.every(word => fold(`${name} ${detail}`).includes(word)))
    .toSorted(
      (a, b) =>
        Number(isFirst(b.name)) - Number(isFirst(a.name)) || a.name.localeCompare(b.name, intl.locale),
    );
  return { items, total: items.length };
}
