/** What is published meanwhile comes into the drafts of releases, and no field is lost (R-STUDIO-168). */
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { applyWhatFits } from './follow-draft.ts';
import { pageWith } from './testing-documents.ts';

const names = ['a', 'b', 'c', 'd'] as const;
type Texts = Record<(typeof names)[number], string>;
const first: Texts = { a: '0', b: '0', c: '0', d: '0' };

/** A text that is written in the release or in the shop. */
const writes = array(
  record({
    where: constantFrom('release', 'other release', 'live'),
    name: constantFrom(...names),
    value: nat(3),
  }),
  { maxLength: 30 },
);

const follow = (draft: DocumentBody, before: DocumentBody, after: DocumentBody) =>
  applyWhatFits(draft, diffDocuments(before, after));

const runs = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 300) };

it('keeps what a release has written, and takes everything else that is published', () => {
  assert(
    property(writes, all => {
      let live = { ...first };
      const drafts = { release: pageWith(live), 'other release': pageWith(live) };
      const expected = { release: { ...first }, 'other release': { ...first } };
      for (const { where, name, value } of all) {
        const text = String(value);
        if (where !== 'live') {
          expected[where] = { ...expected[where], [name]: text };
          drafts[where] = pageWith(expected[where]);
          continue;
        }
        const before = live;
        live = { ...live, [name]: text };
        for (const release of ['release', 'other release'] as const) {
          const result = follow(drafts[release], pageWith(before), pageWith(live));
          drafts[release] = result.body;
          // The field is as it was published before, so that it follows; otherwise it is the release's own.
          const follows = expected[release][name] === before[name];
          expect(result.left).toHaveLength(follows || before[name] === text ? 0 : 1);
          if (follows) expected[release] = { ...expected[release], [name]: text };
        }
      }
      expect(drafts.release).toEqual(pageWith(expected.release));
      expect(drafts['other release']).toEqual(pageWith(expected['other release']));
    }),
    runs,
  );
});
