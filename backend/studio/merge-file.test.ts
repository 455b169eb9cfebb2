/** A deploy takes git's fields and new nodes, and never touches what Studio owns. */
import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { type IsOfGit, mergeFile } from './merge-file.ts';

const isOfGit: IsOfGit = (_holder, path) => /^(?:route|layout|load)(?:\.|$)/.test(path);

interface Widget {
  id: string;
  title: string;
  hydrate: string;
}

const page = (layout: string, widgets: readonly Widget[]): DocumentBody => ({
  kind: 'page',
  id: 'home',
  layout,
  regions: {
    main: [
      {
        kind: 'container',
        id: 'hero',
        layout: 'full',
        widgets: widgets.map(({ id, title, hydrate }) => ({
          type: 'text',
          v: 2,
          id,
          load: { hydrate },
          props: { title },
        })),
      },
    ],
  },
});
const a = { id: 'a', title: 'First', hydrate: 'never' };
const b = { id: 'b', title: 'Second', hydrate: 'never' };

it('takes fields of git and new nodes, and leaves a change of content to a decision', () => {
  const before = page('default', [a]);
  const live = page('default', [{ ...a, title: 'Of the merchandiser' }]);
  const now = page('bare', [{ ...a, title: 'Of the developer', hydrate: 'visible' }, b]);
  const { body, drift } = mergeFile({ before, now, live }, isOfGit);
  expect(body).toEqual(page('bare', [{ id: 'a', title: 'Of the merchandiser', hydrate: 'visible' }, b]));
  expect(drift).toEqual([{ set: { id: 'a', path: 'props.title', value: 'Of the developer', was: 'First' } }]);
});

it('neither brings back a node that Studio removed, nor removes or moves one', () => {
  const before = page('default', [a, b]);
  const now = page('default', [{ ...b, title: 'New' }]);
  const { body, drift } = mergeFile({ before, now, live: page('default', [b, a]) }, isOfGit);
  expect(body).toEqual(page('default', [b, a]));
  expect(drift.map(op => Object.keys(op)[0]).sort()).toEqual(['remove', 'set']);
  const removed = mergeFile(
    { before, now: page('default', [a, { ...b, hydrate: 'idle' }]), live: page('default', [a]) },
    isOfGit,
  );
  expect(removed).toEqual({ body: page('default', [a]), drift: [] });
});

it('never touches a field that Studio owns, whatever changed on both sides', () => {
  const widgets = array(
    record({
      id: constantFrom('a', 'b', 'c', 'd', 'e'),
      title: string({ maxLength: 3 }),
      hydrate: constantFrom('never', 'idle', 'load'),
    }),
    { maxLength: 5 },
  ).map(all => [...new Map(all.map(widget => [widget.id, widget])).values()]);
  const layouts = constantFrom('default', 'bare');
  const documents = record({ layout: layouts, widgets }).map(each => page(each.layout, each.widgets));
  const owned = (body: DocumentBody, ids: ReadonlySet<string>) =>
    [...nodesOf(body)]
      .filter(({ id }) => ids.has(id))
      .map(({ id, type, v, props }) => ({ id, type, v, props }));
  assert(
    property(documents, documents, documents, (before, now, live) => {
      const ids = new Set([...nodesOf(live)].map(({ id }) => id));
      const { body } = mergeFile({ before, now, live }, isOfGit);
      expect(owned(body, ids)).toEqual(owned(live, ids));
    }),
    { numRuns: 500 },
  );
});
