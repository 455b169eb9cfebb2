/** Property test: a changed fragment is visible on exactly the pages that the graph lists. */
import { array, assert, constantFrom, option, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import type {
  FragmentDocument,
  FragmentPart,
  PageDocument,
  RegionNode,
} from '#engine/definition/page-document.ts';
import { applyOverrides } from '#engine/override/apply-overrides.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import { testContainer, testPage } from '#engine/testing-engine.ts';
import { readGraph, usersOf } from './graph.ts';

/** `text` is also a widget type. A fragment may contain those after it. */
const names = ['text', 'first', 'second', 'third', 'last'] as const;
const pageIds = ['home', 'list', 'product', 'cart'];

interface Shop {
  fragments: Record<string, FragmentDocument>;
  pages: PageDocument[];
  overrides: OverrideDocument[];
}

const fragmentNodes = (refs: readonly string[], before: string): RegionNode[] =>
  refs.map((ref, at) => ({ kind: 'fragment', id: `${before}-${at}`, ref }));

const refs = array(constantFrom(...names), { maxLength: 3 });
const shops = record({
  inFragments: tuple(refs, refs, refs, refs, refs),
  onPages: tuple(refs, refs, refs, refs),
  /** The page, the inserted node, and whether it extends the previous override. */
  overriding: array(
    tuple(constantFrom(...pageIds), constantFrom(...names), option(constantFrom('chained'))),
    {
      maxLength: 3,
    },
  ),
}).map(({ inFragments, onPages, overriding }): Shop => {
  const fragments = names.map((id, at): FragmentDocument => {
    const below = (inFragments[at] ?? []).filter(ref => names.indexOf(ref) > at);
    const containers = [testContainer(`${id}-own`, 'text'), ...fragmentNodes(below, 'in')] as FragmentPart[];
    return { kind: 'fragment-file', id, containers };
  });
  const pages = pageIds.map((id, at) => ({
    ...testPage([testContainer('start', 'text'), ...fragmentNodes(onPages[at] ?? [], 'on')]),
    id,
  }));
  const overrides = overriding.map(
    ([page, ref, chained], at): OverrideDocument => ({
      id: `override-${at}`,
      extends: chained && at > 0 ? `override-${at - 1}` : page,
      context: { market: ['se'] },
      ops: [
        { insert: { after: 'start', node: { kind: 'fragment', id: `over-${at}`, ref } } },
        { set: { id: 'start', path: 'layout', value: 'half' } },
      ],
    }),
  );
  return { fragments: Object.fromEntries(fragments.map(one => [one.id, one])), pages, overrides };
});

const textsOf = ({ fragments, pages, overrides }: Shop) => [
  ...Object.values(fragments).map(one => [`pages/fragments/${one.id}.fragment.json`, one] as const),
  ...pages.map(one => [`pages/${one.id}.page.json`, one] as const),
  ...overrides.map(one => [`pages/overrides/${one.id}.override.json`, { kind: 'override', ...one }] as const),
];

/** Replaces every fragment by its content. */
const shown = (nodes: readonly RegionNode[], fragments: Shop['fragments']): unknown[] =>
  nodes.flatMap(node =>
    node.kind === 'fragment' ? shown(fragments[node.ref]?.containers ?? [], fragments) : [node],
  );

/** Everything a page can show, with each chain of overrides. */
function appearances({ fragments, overrides }: Shop, page: PageDocument): string {
  const byId = new Map(overrides.map(one => [one.id, one]));
  const chain = (one: OverrideDocument): OverrideDocument[] => {
    const parent = byId.get(one.extends);
    return parent ? [...chain(parent), one] : [one];
  };
  const chains = overrides.map(chain).filter(([first]) => first?.extends === page.id);
  const pages = [[], ...chains].map(of => applyOverrides(page, of, fragments).page);
  return JSON.stringify(pages.map(({ regions }) => shown(regions['main'] ?? [], fragments)));
}

function withChanged(shop: Shop, name: string): Shop {
  const containers = [testContainer('new', 'text'), ...(shop.fragments[name]?.containers ?? [])];
  return {
    ...shop,
    fragments: { ...shop.fragments, [name]: { kind: 'fragment-file', id: name, containers } },
  };
}

it('lists exactly the pages on which a changed fragment is visible', () => {
  assert(
    property(shops, constantFrom(...names), (shop, name) => {
      const changed = withChanged(shop, name);
      const seen = shop.pages.filter(page => appearances(shop, page) !== appearances(changed, page));
      const graph = readGraph(textsOf(shop).map(([file, one]) => ({ file, text: JSON.stringify(one) })));
      const listed = usersOf(graph, `fragment:${name}`).filter(({ kind }) => kind === 'page');
      expect(listed.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});
