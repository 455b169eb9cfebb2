/** Property test: formatting any valid page keeps its data and is idempotent. */

import { join } from 'node:path';
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  infiniteStream,
  integer,
  oneof,
  property,
  record,
  string,
  stringMatching,
  tuple,
  uniqueArray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { grammar as validators } from '#engine/validators.gen.mjs';
import { readGrammar } from '../../generate/grammar/read-grammar.mjs';
import { readTexts } from '../files.ts';
import { formatTexts } from './format-texts.ts';

const project = join(import.meta.dirname, '..', '..', '..');
const grammar = readGrammar({ schemas: join(project, 'schemas'), widgets: join(project, 'widgets') });

/** Valid props of every widget type. */
const examples = readTexts(project)
  .filter(({ file }) => file.includes('/examples/'))
  .map(({ text }) => JSON.parse(text) as { type: string; v: number; props: object });

/** All keys except `must` are optional. */
const some = (parts: Record<string, Arbitrary<unknown>>, ...must: string[]) =>
  record(parts, { requiredKeys: must });
const few = (...values: string[]) => uniqueArray(constantFrom(...values), { minLength: 1 });
const lists = (of: Arbitrary<unknown>) => array(of, { maxLength: 3 });

const id = stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,3}$/);
const words = string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const moment = constantFrom('2026-11-27T00:00+02:00', '2027-01-01T09:30:15Z');
const text = oneof(
  record({ sv: oneof(words, constant(null), constant({ $same: 'fi' })), fi: words }),
  some({ vars: dictionary(id, oneof(words, integer())), $t: constantFrom('common.shopNow', 'seo.x') }, '$t'),
  some({ default: words, $bind: constantFrom('data.offers.title', 'route.params.alias') }, '$bind'),
);

const facts = {
  until: moment,
  from: moment,
  auth: constantFrom('anonymous', 'customer'),
  query: dictionary(id, words, { minKeys: 1, maxKeys: 3 }),
  viewport: few('phone', 'tablet', 'desktop'),
  market: few('fi', 'se', 'no'),
};
const fact = some(facts, 'auth');
const rule = some({ not: fact, any: tuple(fact, fact), ...facts }, 'market');

const widget = tuple(
  constantFrom(...examples),
  some({
    note: words,
    load: some({ reserve: constant({ desktop: 300, phone: 420 }), hydrate: constant('visible') }, 'hydrate'),
    when: rule,
  }),
  id,
).map(([{ type, v, props }, more, own]) => ({ props, ...more, id: own, v, type }));
const container = some(
  {
    widgets: lists(widget),
    when: rule,
    mobile: constantFrom('stack', 'slider'),
    design: constantFrom('default', 'narrow'),
    layout: constantFrom('full', 'half'),
    id,
    kind: constant('container'),
  },
  ...['kind', 'id', 'layout', 'widgets'],
);
const area = some(
  {
    fallback: lists(container),
    required: boolean(),
    filters: lists(record({ value: words, key: words })),
    alias: words,
    id,
    kind: constant('area'),
  },
  ...['kind', 'id', 'alias'],
);
const fragment = some({ when: rule, ref: id, id, kind: constant('fragment') }, 'kind', 'id', 'ref');
const arms = tuple(id, id).map(ids => ids.map(arm => ({ weight: 50, id: arm })));

const page = some(
  {
    note: words,
    regions: dictionary(id, lists(oneof(container, area, fragment)), { maxKeys: 3 }),
    experiments: dictionary(
      id,
      some(
        { visitors: constant(900), change: constant(20), goal: constant('carts'), arms },
        'arms',
        'goal',
        'change',
        'visitors',
      ),
      { maxKeys: 2 },
    ),
    data: constantFrom({}, { offers: { take: 12, source: 'products' } }),
    seo: some({ jsonLd: few('WebSite', 'Product'), description: text, title: text }, 'title'),
    layout: id,
    route: some(
      {
        query: constant({ page: 'integer', 'p-*': 'id-list' }),
        access: constantFrom('public', 'customer'),
        paths: constantFrom<unknown>('/talvi', { sv: '/vinter/:a', fi: '/talvi/:a' }),
        name: id,
      },
      ...['name', 'paths', 'access'],
    ),
    pageType: words,
    label: words,
    id,
    kind: constant('page'),
    format: constant(1),
  },
  ...['format', 'kind', 'id', 'label', 'pageType', 'layout', 'seo', 'regions'],
);

/** Shuffled keys in every object, on one line or with much white space. */
function scrambled(value: unknown, order: Iterator<number>): unknown {
  if (Array.isArray(value)) return value.map(inner => scrambled(inner, order));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => ({ key, inner: scrambled(inner, order), at: Number(order.next().value) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ key, inner }) => [key, inner]),
  );
}

const formatted = (source: string): string =>
  formatTexts([{ file: 'pages/any.page.json', text: source }], grammar)[0]?.text ?? source;

it('keeps the data of any page, and changes nothing the second time', () => {
  assert(
    property(page, infiniteStream(integer()), constantFrom(0, 1, 7), (any, order, air) => {
      const follows = validators.documents.page(any);
      expect(follows ? [] : validators.documents.page.errors).toEqual([]);
      const once = formatted(JSON.stringify(scrambled(any, order), null, air));
      expect(JSON.parse(once)).toEqual(JSON.parse(JSON.stringify(any)));
      expect(formatted(once)).toBe(once);
    }),
    { numRuns: 100 },
  );
});
