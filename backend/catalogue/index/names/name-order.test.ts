/** Compares the order of names with the language's collation. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LateNames } from '../late-names.ts';
import { docsByFigure } from '../table/sort-pairs.ts';
import { createYieldToEventLoop } from '../yield-to-event-loop.ts';
import { compareIn } from './collators.ts';
import { NameKeys } from './name-keys.ts';
import { rankNames } from './name-order.ts';

const word = fc.constantFrom(
  'Vinssi',
  'vinssi',
  'Äyskäri',
  'Ayskari',
  'Öljy',
  'Åkare',
  'Rengas',
  'réngas',
  'X',
  'ATV',
  'W',
);
const name = fc.oneof(
  word,
  fc.tuple(word, fc.nat({ max: 1200 })).map(([first, figure]) => `${first} ${figure}`),
  fc.tuple(word, word).map(([first, second]) => `${first}-${second}`),
  fc.tuple(fc.nat({ max: 30 }), word).map(([figure, second]) => `${figure}x${figure} ${second}`),
);

async function ranked(names: readonly string[], languageId: string, late: readonly string[] = []) {
  const all = [...names, ...late];
  const rank = new Float64Array(all.length);
  const keys = new NameKeys(names.length, languageId);
  names.forEach((each, doc) => keys.set(doc, each));
  const nameOf = (doc: number) => all[doc] ?? '';
  await rankNames({ size: names.length, keys, nameOf, languageId }, rank, createYieldToEventLoop());
  const docs = () => docsByFigure(names.length, doc => rank[doc] ?? 0);
  const lateNames = new LateNames({ docs, nameOf, rank, languageId });
  late.forEach((each, at) => lateNames.add(names.length + at, each));
  return (a: number, b: number) => Math.sign((rank[a] ?? 0) - (rank[b] ?? 0));
}

it.each(['fi-FI', 'sv-SE', 'en-GB'])(
  'ranks as %s sorts, equal names alike, in any order of arrival',
  async languageId => {
    const compare = compareIn(languageId, 'name');
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 1, maxLength: 40 }),
        fc.array(name, { maxLength: 12 }),
        async (names, late) => {
          const compareRanks = await ranked(names, languageId, late);
          const all = [...names, ...late];
          for (let a = 0; a < all.length; a += 1)
            for (let b = 0; b < a; b += 1)
              expect([all[a], all[b], compareRanks(a, b)]).toEqual([
                all[a],
                all[b],
                Math.sign(compare(all[a] ?? '', all[b] ?? '')),
              ]);
        },
      ),
      { numRuns: 60 },
    );
  },
);
