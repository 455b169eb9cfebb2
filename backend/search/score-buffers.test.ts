/** Compares scores with a naive implementation: random postings, hidden variants, replaced documents. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBits, type Bits, countBits, eachBit, noBits } from '#backend/kernel/bits.ts';
import { ScoreBuffers } from './score-buffers.ts';

const SIZE = 70;

interface Posting {
  docs: number[];
  worth: number;
  kind: 'text' | 'label';
}

const docs = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: 30 });
const posting: fc.Arbitrary<Posting> = fc.record({
  docs,
  worth: fc.integer({ min: 1, max: 1600 }),
  kind: fc.constantFrom('text', 'label'),
});
const words = fc.array(fc.array(posting, { maxLength: 5 }), { minLength: 1, maxLength: 4 });

interface Shop {
  shown: Set<number>;
  replaced: Set<number>;
  /** Hidden variants, each with the document that is shown for it. */
  leads: Map<number, number>;
}

const shop: fc.Arbitrary<Shop> = fc.record({ shown: docs, replaced: docs }).chain(({ shown, replaced }) => {
  const hidden = Array.from({ length: SIZE }, (_, doc) => doc).filter(doc => !shown.includes(doc));
  const pair = fc.tuple(fc.constantFrom(-1, ...hidden), fc.constantFrom(-1, ...shown));
  return fc.array(pair, { maxLength: 12 }).map(pairs => ({
    shown: new Set(shown),
    replaced: new Set(replaced),
    leads: new Map(pairs.filter(([doc, lead]) => doc >= 0 && lead >= 0)),
  }));
});

function membersOf(bits: Bits): number[] {
  const members: number[] = [];
  eachBit(bits, doc => void members.push(doc));
  return members;
}

/** The best in texts and the best in labels of one word, by document. */
function scoresOf(word: readonly Posting[], { shown, replaced, leads }: Shop): Map<number, number> {
  const best = { text: new Map<number, number>(), label: new Map<number, number>() };
  for (const { docs: own, worth, kind } of word) {
    const note = (doc: number, points: number) =>
      best[kind].set(doc, Math.max(points, best[kind].get(doc) ?? 0));
    for (const doc of own) {
      if (kind === 'text' && replaced.has(doc)) continue;
      note(doc, worth);
      const lead = leads.get(doc);
      if (lead !== undefined && !shown.has(doc)) note(lead, Math.ceil(worth * 0.6));
    }
  }
  const all = new Set([...best.text.keys(), ...best.label.keys()]);
  return new Map([...all].map(doc => [doc, (best.text.get(doc) ?? 0) + (best.label.get(doc) ?? 0)]));
}

/** Shown documents with at least `least` of the words, and their points. */
function naive(asked: readonly (readonly Posting[])[], all: Shop, least: number): [number, number][] {
  const scores = asked.map(word => scoresOf(word, all));
  return [...all.shown]
    .sort((a, b) => a - b)
    .flatMap((doc): [number, number][] => {
      const own = scores.flatMap(each => each.get(doc) ?? []);
      return own.length > 0 && own.length >= least ? [[doc, own.reduce((sum, each) => sum + each, 0)]] : [];
    });
}

it('scores like a naive search, for one word and for several, again and again with the same memory', () => {
  const buffers = new ScoreBuffers();
  buffers.reserve(SIZE);
  fc.assert(
    fc.property(words, shop, (asked, all) => {
      const lead = new Int32Array(SIZE).fill(-1);
      for (const [doc, main] of all.leads) lead[doc] = main;
      const showing = { shown: addBits(noBits(SIZE), [...all.shown]), lead };
      const replaced = addBits(noBits(SIZE), [...all.replaced]);
      const add = (word: readonly Posting[]) => {
        for (const { docs: own, worth, kind } of word) {
          if (kind === 'text') buffers.addInText(Uint32Array.from(own), worth, replaced);
          else buffers.addInLabels(Uint32Array.from(own), worth);
        }
      };
      const pairsOf = ({ members, scores }: ReturnType<ScoreBuffers['collectWord']>) =>
        membersOf(members).map((doc, at) => [doc, scores[at]]);

      add(asked[0] ?? []);
      const one = buffers.collectWord(showing);
      expect(pairsOf(one)).toEqual(naive(asked.slice(0, 1), all, 1));
      expect(one.scores).toHaveLength(countBits(one.members));

      const met = asked.map(word => {
        add(word);
        return buffers.endWord(showing);
      });
      expect(met).toEqual(asked.map(word => scoresOf(word, all).size > 0));
      const most = Math.max(0, ...asked.map((_, at) => (naive(asked, all, at + 1).length > 0 ? at + 1 : 0)));
      expect(buffers.mostCovered(showing, asked.length)).toBe(most);
      if (most > 0) expect(pairsOf(buffers.collect(showing, most))).toEqual(naive(asked, all, most));
      buffers.reset();
    }),
    { numRuns: 300 },
  );
});
