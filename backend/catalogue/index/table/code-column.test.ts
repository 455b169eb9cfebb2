/** Compares the sets of a column with a search through it, after random writes. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasBit } from '#backend/kernel/bits.ts';
import { CodeColumn } from './code-column.ts';

const CAPACITY = 70;
const CODES = 4;
const write = fc.tuple(fc.nat({ max: CAPACITY - 1 }), fc.nat({ max: CODES - 1 }));

it('has the documents of each code, whether their set was asked for before or after the writes', () => {
  fc.assert(
    fc.property(fc.array(write), fc.array(write), fc.nat({ max: CODES - 1 }), (first, then, early) => {
      const column = new CodeColumn(CAPACITY, 3);
      const naive = Array.from({ length: CAPACITY }, () => 3);
      const apply = (writes: readonly (readonly [number, number])[]) => {
        for (const [doc, code] of writes) {
          column.set(doc, code);
          naive[doc] = code;
        }
      };
      apply(first);
      column.docs(early);
      apply(then);
      for (let code = 0; code < CODES; code += 1)
        expect(naive.map((_, doc) => hasBit(column.docs(code), doc))).toEqual(naive.map(own => own === code));
    }),
  );
});
