import { buildSchema, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { costWith, DocumentCost } from './document-cost.ts';

const schema = buildSchema(`
  type Query { products(take: Int): Page, product: Product }
  type Page { count: Int, products: [Product], facets: [Facet] }
  type Facet { name: String }
  type Product { id: Int, skus: [Sku], variants: [Product], brand: Brand }
  type Sku { id: Int, stock: Stock }
  type Stock { total: Int }
  type Brand { name: String }
`);

function costOf(text: string, variables = {}) {
  const document = parse(text);
  const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return costWith(new DocumentCost(schema, document).ofRoots(operation), variables);
}

it('counts each field once, and those of a nested list five times', () => {
  expect(costOf('{ product { id brand { name } } }').fields).toBe(4);
  expect(costOf('{ product { skus { id } } }').fields).toBe(2 + 5);
});

it('counts a list in a list three times more, and further ones once', () => {
  expect(costOf('{ product { variants { skus { id } } } }').fields).toBe(2 + 5 * (1 + 3));
  expect(costOf('{ product { variants { variants { skus { id } } } } }').fields).toBe(
    2 + 5 * (1 + 3 * (1 + 1)),
  );
});

it('multiplies only the entries of a page with its length', () => {
  const text = (take: string) =>
    `query ($n: Int) { products(${take}) { count products { id } facets { name } } }`;
  expect(costOf(text('take: 100'))).toEqual({ fields: 1 + 1 + 6 + 100, entries: 100 });
  expect(costOf(text('take: $n'), { n: 50 })).toEqual({ fields: 1 + 1 + 6 + 50, entries: 50 });
});

it('takes the length that the list has when the argument is absent, too high or negative', () => {
  expect(costOf('{ products { count products { id } } }').entries).toBe(20);
  expect(costOf('{ products(take: 1000000) { count } }').entries).toBe(200);
  expect(costOf('{ products(take: -5) { count products { id } } }')).toEqual({ fields: 2, entries: 0 });
});

it('adds up the same list under several names', () => {
  const many = Array.from({ length: 29 }, (_, at) => `a${at}: products(take: 200) { products { id } }`);
  expect(costOf(`{ ${many.join(' ')} }`)).toEqual({ fields: 29 * 201, entries: 5800 });
});

it('counts a fragment at each use, at the level of that use', () => {
  const fragment = 'fragment S on Product { skus { id } }';
  expect(costOf(`{ product { ...S variants { ...S } } } ${fragment}`).fields).toBe(
    1 + (1 + 5) + (1 + 5 * (1 + 3)),
  );
  expect(costOf(`{ product { ... on Product { skus { id } } } }`).fields).toBe(2 + 5);
});

it('counts unknown fields once: validation rejects them', () => {
  expect(costOf('{ product { nothing { nothing } } unknown }').fields).toBe(4);
});
