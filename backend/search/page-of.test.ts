/** Compares pages with a naive sort of all matches. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBits, noBits } from '#backend/kernel/bits.ts';
import { pageOf } from './page-of.ts';

interface Match {
  score: number;
  allowed: boolean;
  preferred: boolean;
}

const PREFERRED = 25;

const matches = (score: fc.Arbitrary<number>): fc.Arbitrary<Match[]> =>
  fc.array(fc.record({ score, allowed: fc.boolean(), preferred: fc.boolean() }), {
    maxLength: 3000,
    size: 'max',
  });
/** Few different scores make many ties; ascending ones change the page with every match. */
const list = fc.oneof(
  matches(fc.constantFrom(0, 100, 110, 125, 60_000)),
  matches(fc.integer({ min: 0, max: 60_000 })),
  matches(fc.integer({ min: 0, max: 60_000 })).map(each => each.toSorted((a, b) => a.score - b.score)),
);

it('returns the pages of a naive sort: by score, a little more for what is preferred, then by number', () => {
  fc.assert(
    fc.property(list, fc.nat({ max: 40 }), fc.nat({ max: 30 }), (all, skip, take) => {
      const docs = Uint32Array.from(all, (_, at) => at * 3);
      const members = addBits(noBits(all.length * 3), docs);
      const found = { members, scores: Uint16Array.from(all, ({ score }) => score) };
      const scoreOf = (doc: number) => {
        const { score = 0, preferred = false } = all[doc / 3] ?? {};
        return score + (preferred ? PREFERRED : 0);
      };
      const allows = (doc: number) => all[doc / 3]?.allowed === true;
      const naive = [...docs].filter(allows).sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
      const prefers = (doc: number) => all[doc / 3]?.preferred === true;
      expect(pageOf(found, { skip, take, allows, prefers })).toEqual(naive.slice(skip, skip + take));
    }),
    { numRuns: 60 },
  );
});
