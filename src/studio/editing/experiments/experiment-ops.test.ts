/** An experiment begins with one step and ends with one, which leaves nothing of it (R-STUDIO-232). */
import { expect, it } from 'vitest';
import { applyOperations } from '#engine/operation/apply.ts';
import { applyWithInverse } from '#engine/operation/invert.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import {
  armsWithParts,
  beginOps,
  endOps,
  takingAt,
  whyNotTried,
  withKnownExperiments,
} from './experiment-ops.ts';

const banner = (id: string) => ({ type: 'banner', v: 2, id, props: { headline: { fi: id } } });
const page: DocumentBody = {
  kind: 'page',
  id: 'landing',
  regions: {
    main: [
      { kind: 'container', id: 'row', layout: 'full', widgets: [banner('hero'), banner('other')] },
      { kind: 'container', id: 'last', layout: 'full', widgets: [banner('foot')] },
      { kind: 'area', id: 'area', areaName: 'A' },
    ],
  },
};
const plan = { goal: 'pressed', change: 20, visitors: 900 } as const;
const applied = (body: DocumentBody, ops: readonly DocumentOperation[]): DocumentBody => {
  const result = applyOperations(body, ops);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
};
const begun = (body: DocumentBody, id: string, name: string) => {
  const made = beginOps(body, id, { name, ...plan });
  if (!made) throw new Error('refused');
  return { body: applied(body, made.ops), copy: made.copy };
};

it.each(['hero', 'row'])('makes a second version of %s beside it, with ids of its own', id => {
  const { body, copy } = begun(page, id, 'try-1');
  expect(copy).toBe(`${id}-2`);
  expect(takingAt(body, id)).toEqual({ name: 'try-1', arm: 'a' });
  expect(takingAt(body, copy)).toEqual({ name: 'try-1', arm: 'b' });
  expect(body['experiments']).toEqual({
    'try-1': {
      arms: [
        { id: 'a', weight: 50 },
        { id: 'b', weight: 50 },
      ],
      ...plan,
    },
  });
});

it.each([
  [3, [34, 33, 33]],
  [4, [25, 25, 25, 25]],
] as const)('makes %i versions in their order, for equal shares of the visitors', (count, weights) => {
  const made = beginOps(page, 'hero', { name: 'x', count, ...plan });
  const body = applied(page, made?.ops ?? []);
  const arms = ['a', 'b', 'c', 'd'].slice(0, count);
  expect(body['experiments']).toMatchObject({
    x: { arms: arms.map((id, at) => ({ id, weight: weights[at] })) },
  });
  const row = findNode(body, 'row')?.node['widgets'] as { id: string; experiment?: { arm: string } }[];
  expect(row.map(({ id, experiment }) => `${id} ${experiment?.arm ?? '-'}`)).toEqual([
    ...arms.map((arm, at) => `hero${at === 0 ? '' : `-${at + 1}`} ${arm}`),
    'other -',
  ]);
  expect(made?.copy).toBe('hero-2');
  const kept = applied(body, endOps(body, 'x', 'c'));
  expect(kept).toEqual(page);
});

it('leaves the page as it was when the first version is kept', () => {
  for (const id of ['hero', 'row'])
    expect(applied(begun(page, id, 'x').body, endOps(begun(page, id, 'x').body, 'x', 'a'))).toEqual(page);
});

it('leaves the other version by the names of the first, and no word of the experiment', () => {
  const { body, copy } = begun(page, 'row', 'x');
  const inner = findNode(body, copy)?.node['widgets'] as { id: string }[];
  const changed = applied(body, [
    { set: { id: inner[0]?.id ?? '', path: 'props.headline.fi', was: 'hero', value: 'new' } },
    { insert: { node: { type: 'text', v: 1, id: 'more', props: {} }, firstIn: copy } },
  ]);
  const kept = applied(changed, endOps(changed, 'x', 'b'));
  expect(JSON.stringify(kept)).not.toMatch(/experiment/);
  // A market's own words for "hero" and "other" go on with what has taken their place.
  expect(kept['regions']).toMatchObject({
    main: [
      {
        id: 'row',
        widgets: [
          { id: 'more', type: 'text' },
          { id: 'hero', props: { headline: { fi: 'new' } } },
          { id: 'other', props: { headline: { fi: 'other' } } },
        ],
      },
      { id: 'last' },
      { id: 'area' },
    ],
  });
  const undone = applyWithInverse(changed, endOps(changed, 'x', 'b'));
  expect(undone.ok && applied(undone.value.body, undone.value.inverse)).toEqual(changed);
});

it('begins the first two experiments of a page at once, in either order', () => {
  // Two editors have the same page open, and neither has seen the other's step.
  const [one, two] = ['hero', 'foot'].map(
    id => beginOps(page, id, { name: `try-${id}`, ...plan })?.ops ?? [],
  );
  for (const ops of [
    [one, two],
    [two, one],
  ]) {
    const both = applied(page, ops.flat() as DocumentOperation[]);
    expect(Object.keys(both['experiments'] ?? {}).sort()).toEqual(['try-foot', 'try-hero']);
    expect(takingAt(both, 'hero')).toEqual({ name: 'try-hero', arm: 'a' });
  }
});

it('ends an experiment that the page does not declare', () => {
  const { experiments: _lost, ...body } = begun(page, 'hero', 'x').body;
  expect(armsWithParts(body, 'x')).toEqual(['a', 'b']);
  expect(applied(body, endOps(body, 'x', 'a'))).toEqual(page);
});

it('does not remove the version that is left when the other was deleted', () => {
  const { body, copy } = begun(page, 'hero', 'x');
  const left = applied(body, [{ remove: { id: 'hero' } }]);
  expect(armsWithParts(left, 'x')).toEqual(['b']);
  expect(endOps(left, 'x', 'a')).toEqual([]);
  const kept = applied(left, endOps(left, 'x', 'b'));
  expect(findNode(kept, copy)?.node).not.toHaveProperty('experiment');
  expect(kept).not.toHaveProperty('experiments');
  const none = applied(left, [{ remove: { id: copy } }]);
  expect(applied(none, endOps(none, 'x', 'a'))).not.toHaveProperty('experiments');
});

it('ends one of several, and undoes the end byte for byte', () => {
  const first = begun(page, 'hero', 'one').body;
  const both = begun(first, 'foot', 'two').body;
  const ops = endOps(both, 'one', 'b');
  const kept = applied(both, ops);
  expect(Object.keys(kept['experiments'] ?? {})).toEqual(['two']);
  const done = applyWithInverse(both, ops);
  expect(done.ok && applied(done.value.body, done.value.inverse)).toEqual(both);
  expect(endOps(kept, 'one', 'a')).toEqual([]);
});

it('pastes a part of a version as an ordinary part into another page', () => {
  const { body } = begun(page, 'hero', 'x');
  const row = findNode(body, 'row')?.node;
  expect(row && withKnownExperiments(row, body)).toEqual(row);
  const elsewhere = row && withKnownExperiments(row, page);
  expect(JSON.stringify(elsewhere)).not.toContain('experiment');
  expect(elsewhere).toMatchObject({
    id: 'row',
    widgets: [{ id: 'hero' }, { id: 'hero-2' }, { id: 'other' }],
  });
});

it('says why nothing can be tried', () => {
  expect(whyNotTried(page, 'area')).toBe('kind');
  expect(whyNotTried(page, 'gone')).toBe('kind');
  expect(whyNotTried({ ...page, kind: 'content' }, 'hero')).toBe('information');
  expect(whyNotTried({ ...page, kind: 'content', areaName: 'Front' }, 'other')).toBeNull();
  expect(whyNotTried({ ...page, kind: 'menu' }, 'other')).toBe('kind');
  const { body, copy } = begun(page, 'hero', 'one');
  for (const id of ['hero', copy, 'row']) expect([id, whyNotTried(body, id)]).toEqual([id, 'taken']);
  expect(whyNotTried(body, 'other')).toBeNull();
  const three = begun(begun(body, 'other', 'two').body, 'foot', 'three').body;
  expect(whyNotTried(applied(three, [{ insert: { node: banner('new'), after: 'foot' } }]), 'new')).toBe(
    'many',
  );
});
