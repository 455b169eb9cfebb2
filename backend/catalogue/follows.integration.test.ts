/** A catalogue that has followed changes returns the same as a new one: lists in every order, facets, products. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createWorld, FI, SE, type World } from '#tests/support/worlds/world.ts';
import type { Db } from '../database/schema.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import type { ListFilter, ListSort } from './index/answer/catalogue-query.ts';

const PRODUCT_COUNT = 14;
const id = fc.integer({ min: 1, max: PRODUCT_COUNT });

/** One edit of the catalogue, with its announcement. */
type Change =
  | { kind: 'price'; id: number; market: string; regular: number; percent: number }
  | { kind: 'unpriced'; id: number; market: string }
  | { kind: 'stock'; id: number; inStock: number; oversellable: number }
  | { kind: 'name'; id: number; language: string; name: string }
  | { kind: 'unpublished'; id: number; language: string }
  | { kind: 'active'; id: number; active: boolean }
  | { kind: 'category' | 'value' | 'campaign'; id: number; other: number; belongs: boolean }
  | { kind: 'brand'; id: number; brand: number }
  | { kind: 'group'; id: number; group: number | null }
  | { kind: 'main'; group: number; id: number }
  | { kind: 'sold'; id: number; sold: number };

const market = fc.constantFrom(FI, SE);
const language = fc.constantFrom('fi-FI', 'sv-SE');
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('price' as const),
    id,
    market,
    regular: fc.integer({ min: 100, max: 90_000 }),
    percent: fc.constantFrom(0, 10, 35),
  }),
  fc.record({ kind: fc.constant('unpriced' as const), id, market }),
  fc.record({
    kind: fc.constant('stock' as const),
    id,
    inStock: fc.integer({ min: 0, max: 3 }),
    oversellable: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constant('name' as const),
    id,
    language,
    name: fc.constantFrom('Öljy', 'Akseli 2', 'Akseli 10', 'vinssi', 'Vinssi'),
  }),
  fc.record({ kind: fc.constant('unpublished' as const), id, language }),
  fc.record({ kind: fc.constant('active' as const), id, active: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('category' as const, 'value' as const, 'campaign' as const),
    id,
    other: fc.integer({ min: 1, max: 3 }),
    belongs: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('brand' as const), id, brand: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('group' as const), id, group: fc.constantFrom(null, 1, 2) }),
  fc.record({ kind: fc.constant('main' as const), group: fc.constantFrom(1, 2), id }),
  fc.record({ kind: fc.constant('sold' as const), id, sold: fc.integer({ min: 0, max: 9 }) }),
);

const memberships = {
  category: { table: 'product_category', column: 'category_id', of: (other: number) => other },
  value: { table: 'product_parameter', column: 'parameter_value_id', of: (other: number) => 99 + other },
  campaign: { table: 'campaign_product', column: 'campaign_id', of: (other: number) => other },
} as const;

async function belong(
  db: Db,
  kind: keyof typeof memberships,
  productId: number,
  other: number,
  belongs: boolean,
) {
  const { table, column, of } = memberships[kind];
  const [name, key] = [sql.table(table), sql.ref(column)];
  await (belongs
    ? sql`insert into ${name} (product_id, ${key}) values (${productId}, ${of(other)}) on conflict do nothing`
    : sql`delete from ${name} where product_id = ${productId} and ${key} = ${of(other)}`
  ).execute(db);
}

async function write(db: Db, made: Change): Promise<void> {
  switch (made.kind) {
    case 'price': {
      const selling_minor = made.regular - Math.floor((made.regular * made.percent) / 100);
      const pair = { regular_minor: made.regular, selling_minor };
      await db
        .insertInto('price')
        .values({ product_id: made.id, market_id: made.market, ...pair })
        .onConflict(conflict => conflict.columns(['product_id', 'market_id']).doUpdateSet(pair))
        .execute();
      break;
    }
    case 'unpriced':
      await db
        .deleteFrom('price')
        .where('product_id', '=', made.id)
        .where('market_id', '=', made.market)
        .execute();
      break;
    case 'stock':
      await db
        .updateTable('stock')
        .set({ in_stock: made.inStock, oversellable: made.oversellable })
        .where('sku_id', '=', made.id)
        .execute();
      break;
    case 'name':
      await sql`insert into product_text (product_id, language_id, alias, name)
        values (${made.id}, ${made.language}, ${`product-${made.id}`}, ${made.name})
        on conflict (product_id, language_id) do update set name = excluded.name`.execute(db);
      break;
    case 'unpublished':
      await db
        .deleteFrom('product_text')
        .where('product_id', '=', made.id)
        .where('language_id', '=', made.language)
        .execute();
      break;
    case 'main':
      await db
        .updateTable('variant_group')
        .set({ main_product_id: made.id })
        .where('variant_group_id', '=', made.group)
        .execute();
      break;
    case 'category':
    case 'value':
    case 'campaign':
      await belong(db, made.kind, made.id, made.other, made.belongs);
      break;
    default: {
      const columns = {
        active: { active: made.kind === 'active' && made.active },
        brand: { brand_id: made.kind === 'brand' ? made.brand : 1 },
        group: { variant_group_id: made.kind === 'group' ? made.group : null },
        sold: { sold_count: made.kind === 'sold' ? made.sold : 0 },
      };
      await db.updateTable('product').set(columns[made.kind]).where('product_id', '=', made.id).execute();
    }
  }
}

async function announce(db: Db, { kind, ...made }: Change): Promise<void> {
  const told = kind === 'price' || kind === 'unpriced' ? 'price' : kind === 'stock' ? 'stock' : 'product';
  // All members, since the edit decides which variant the group shows.
  const group = 'group' in made && kind === 'main' ? made.group : null;
  const ids =
    group === null
      ? [made.id]
      : (
          await db.selectFrom('product').select('product_id').where('variant_group_id', '=', group).execute()
        ).map(row => row.product_id);
  for (const each of ids) await sql`select announce_catalogue(${told}, ${each})`.execute(db);
}

async function found(world: World): Promise<void> {
  await world.aBrand(1, 'Öhman');
  await world.aBrand(2, 'Alpha');
  await world.aCategory({ id: 1, name: 'Tyres' });
  await world.aCategory({ id: 2, parent: 1, name: 'Winter' });
  await world.aCategory({ id: 3, name: 'Winches' });
  await world.aParameter({ id: 1, values: ['red', 'blue', 'green'] });
  await world.aVariantGroup(1, 1);
  await world.aVariantGroup(2, 5);
  const campaign = { name: '{}', effect: '{}' };
  await world.db
    .insertInto('campaign')
    .values([1, 2, 3].map(campaign_id => ({ ...campaign, campaign_id })))
    .execute();
  for (let product = 1; product <= PRODUCT_COUNT; product += 1) {
    await world.aProduct({
      id: product,
      name: `Product ${product}`,
      brand: 1 + (product % 2),
      categories: [1 + (product % 3)],
      variantGroup: product % 4 === 1 ? 1 + (product % 2) : null,
      soldCount: product % 5,
      prices: { fi: 500 * product, se: 5000 * product },
    });
  }
}

const sorts: readonly ListSort[] = [
  'NATURAL',
  'LATEST',
  'PRICE',
  'PRICE_DESC',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'AVAILABLE_STOCK',
  'TOTAL_STOCK_DESC',
  'BRAND',
  'VOTES',
];

const plain: Omit<ListFilter, 'marketId' | 'languageId'> = {
  context: [],
  facets: [],
  include: [],
  includeMode: 'INTERSECT',
  exclude: [],
  searchText: null,
  price: { lowest: null, highest: null },
  includeCollapsed: false,
};

/** All lists and facets. */
function sayings({ index }: Pick<Catalogue, 'index'>) {
  const filters = [FI, SE].flatMap(marketId =>
    ['fi-FI', 'sv-SE'].flatMap(languageId =>
      [
        plain,
        { ...plain, includeCollapsed: true },
        { ...plain, facets: ['c_1', 'b_2', 'discount_10', 'dc_1'], exclude: ['f_1_1_red'] },
      ].map((filter): ListFilter => ({ ...filter, marketId, languageId })),
    ),
  );
  return filters.map(filter => ({
    lists: sorts.map(sort => ({ sort, ...index().list(filter, { sort, skip: 0, take: 200 }) })),
    counts: (['CURRENT', 'BY_GROUP'] as const).map(mode => {
      const { groups, price } = index().count(filter, mode);
      const values = groups.flatMap(group =>
        group.values.map(({ facetId, count }) => `${facetId}: ${count}`),
      );
      return { price, values: values.toSorted() };
    }),
  }));
}

it('returns the same as a newly opened catalogue after any changes', async () => {
  const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, async batches => {
      await using test = await createTestDatabase();
      await found(await createWorld(test.db));
      const options = { database: test.database, logger: pino({ level: 'silent' }) };
      const followed = await openCatalogue(options);
      for (const batch of batches) {
        for (const made of batch) {
          await write(test.db, made);
          await announce(test.db, made);
        }
        await followed.catchUp();
        const fresh = await openCatalogue(options);
        expect(sayings(followed)).toEqual(sayings(fresh));
        await fresh.close();
      }
      await followed.close();
    }),
    { numRuns: 4 },
  );
}, 60_000);
