/** The rows of price lists that a shop's folder asks for: prices of products for some customers, and who those are. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { createFieldReaders } from '#backend/import/field-readers.ts';
import { otherCurrency } from '#backend/import/store-new-rows.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { fieldOf, noSuchProduct, type TableRow, tableFinding } from '../folder-tables.ts';
import type { KnownProducts } from '../known-products.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

interface Options {
  known: KnownProducts;
  isPlan: boolean;
  unresolved: Finding[];
}

/**
 * Prices including VAT in minor units, by market. A market whose field is empty has the price that everyone pays.
 * @param currencies by market, where they are known
 */
export function listPricesOf({ line, fields }: TableRow, currencies?: ReadonlyMap<string, string>) {
  const readers = createFieldReaders(line, fields);
  const prices = new Map<string, number>();
  for (const column of fields.keys()) {
    const market = /^price_([a-z]{2})$/.exec(column)?.[1];
    const price = market === undefined ? undefined : readers.money(column);
    if (market === undefined || price === undefined) continue;
    prices.set(market, price.minor);
    const currency = currencies?.get(market);
    const other = currency === undefined ? null : otherCurrency(price.currencies, currency);
    if (other) readers.wrong(column, other.reason, other.fix);
  }
  return { prices, problems: readers.problems };
}

/** Accounts are known by their address in small letters. */
export const customerOf = (row: TableRow): string => fieldOf(row, 'customer').trim().toLowerCase();

/** The files are all there is: a price or customer that left them is removed; a list stays, since campaigns name it. */
export async function syncPriceLists(db: Db, folder: ShopFolder, options: Options): Promise<Change[]> {
  const { priceLists, priceListCustomers } = folder;
  if (!priceLists) return [];
  const tables = [priceLists, ...(priceListCustomers ? [priceListCustomers] : [])];
  const names = new Set([
    ...tables.flatMap(({ rows }) => rows.map(row => fieldOf(row, 'list'))),
    ...folder.listsOfAccounts.map(([list]) => list),
  ]);
  const before = await db.selectFrom('price_list').select(['identifier', 'name']).execute();
  const titles = new Map(before.map(({ identifier, name }) => [identifier, name]));
  const lists = await syncRows(db, {
    table: 'price_list',
    keys: ['identifier'],
    rows: [...names].map(identifier => ({ identifier, name: titles.get(identifier) ?? identifier })),
    // Written in a plan as well, which is rolled back: the database numbers the lists.
    nameOf: row => String(row.identifier),
  });
  const stored = await db.selectFrom('price_list').select(['price_list_id as id', 'identifier']).execute();
  const ids = {
    of: new Map(stored.map(({ id, identifier }) => [identifier, id])),
    nameOf: new Map(stored.map(({ id, identifier }) => [id, identifier])),
  };
  return [
    ...lists,
    ...(await syncPrices(db, folder, ids, options)),
    ...(await syncCustomers(db, folder, ids, options)),
  ];
}

interface ListIds {
  of: ReadonlyMap<string, number>;
  nameOf: ReadonlyMap<number, string>;
}

async function syncPrices(
  db: Db,
  { priceLists }: ShopFolder,
  ids: ListIds,
  { known, isPlan, unresolved }: Options,
): Promise<Change[]> {
  if (!priceLists) return [];
  const markets = new Set(
    (await db.selectFrom('market').select('market_id').execute()).map(({ market_id }) => market_id),
  );
  const rows: Row[] = [];
  for (const row of priceLists.rows) {
    const articleNumber = fieldOf(row, 'article_number');
    const product = known.productOf(articleNumber);
    if (product === null) {
      unresolved.push(noSuchProduct(priceLists.file, row.line, 'article_number', articleNumber));
      continue;
    }
    for (const [market_id, selling_minor] of listPricesOf(row).prices) {
      const list = { price_list_id: ids.of.get(fieldOf(row, 'list')), product_id: product };
      if (markets.has(market_id)) rows.push({ ...list, market_id, selling_minor });
      else
        unresolved.push(
          tableFinding(priceLists.file, row.line, `price_${market_id}`, {
            ...{ code: 'SHOP021', message: `The shop has no market "${market_id}"` },
            fix: 'take the column out, or add the market',
          }),
        );
    }
  }
  return syncRows(db, {
    table: 'price_list_price',
    keys: ['product_id', 'market_id', 'price_list_id'],
    rows,
    others: 'delete',
    nameOf: row =>
      [
        ids.nameOf.get(Number(row.price_list_id)) ?? '',
        known.articleNumberOf(Number(row.product_id)),
        String(row.market_id),
      ].join(' '),
    isPlan,
  });
}

async function syncCustomers(
  db: Db,
  folder: ShopFolder,
  ids: ListIds,
  { isPlan, unresolved }: Options,
): Promise<Change[]> {
  const { priceListCustomers, listsOfAccounts: forTrying } = folder;
  if (!priceListCustomers && forTrying.length === 0) return [];
  const stored = await db.selectFrom('customer').select(['customer_id as id', 'email']).execute();
  const customers = new Map(stored.map(({ id, email }) => [email, id]));
  const addresses = new Map(stored.map(({ id, email }) => [id, email]));
  const wanted: Row[] = [];
  const add = (list: string, customer_id: number): void =>
    void wanted.push({ customer_id, price_list_id: ids.of.get(list) });
  for (const [list, mail] of forTrying) {
    const customer_id = customers.get(mail);
    if (customer_id !== undefined) add(list, customer_id);
  }
  for (const row of priceListCustomers?.rows ?? []) {
    const customer_id = customers.get(customerOf(row));
    if (customer_id === undefined)
      unresolved.push(
        tableFinding(priceListCustomers?.file ?? '', row.line, 'customer', {
          ...{ code: 'SHOP054', message: `${customerOf(row)} has no account` },
          fix: 'apply again when the customer has one; until then they pay what everyone pays',
        }),
      );
    else add(fieldOf(row, 'list'), customer_id);
  }
  return syncRows(db, {
    table: 'customer_price_list',
    keys: ['customer_id', 'price_list_id'],
    rows: wanted,
    // Without its file the lists of other customers are left alone.
    others: priceListCustomers ? 'delete' : undefined,
    nameOf: row =>
      [ids.nameOf.get(Number(row.price_list_id)) ?? '', addresses.get(Number(row.customer_id)) ?? ''].join(
        ' ',
      ),
    isPlan,
  });
}
