/** `catalogue/price-lists.csv` from the database. */
import { csvText } from './csv-text.ts';
import { amountOf, byText, type ExportContext } from './export-context.ts';

/** One row for each product of a list, with its price in each market that has one. */
export async function exportPriceLists({ db, left }: ExportContext): Promise<string | null> {
  const prices = await db
    .selectFrom('price_list_price')
    .innerJoin('price_list', 'price_list.price_list_id', 'price_list_price.price_list_id')
    .innerJoin('product', 'product.product_id', 'price_list_price.product_id')
    .select(['identifier', 'article_number', 'market_id', 'selling_minor'])
    .execute();
  const named = await db.selectFrom('price_list').select('identifier').execute();
  const used = new Set(prices.map(({ identifier }) => identifier));
  for (const { identifier } of named)
    if (!used.has(identifier)) left.add('price lists without prices', identifier);
  const rows = new Map<string, Record<string, string>>();
  for (const { identifier, article_number, market_id, selling_minor } of prices) {
    const key = `${identifier}\u0000${article_number}`;
    const row = rows.get(key) ?? { list: identifier, article_number };
    row[`price_${market_id}`] = String(amountOf(selling_minor));
    rows.set(key, row);
  }
  const markets = [...new Set(prices.map(({ market_id }) => `price_${market_id}`))].toSorted(byText);
  return csvText(
    ['list', 'article_number'],
    markets,
    [...rows].toSorted(([one], [other]) => byText(one, other)).map(([, row]) => row),
  );
}

/**
 * Lists that some customers have. Who they are is personal data, of which an export writes nothing by itself.
 * @param forTrying mail addresses of accounts that everyone knows
 */
export async function nameListCustomers(
  { db, left }: ExportContext,
  forTrying: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('customer_price_list')
    .innerJoin('price_list', 'price_list.price_list_id', 'customer_price_list.price_list_id')
    .innerJoin('customer', 'customer.customer_id', 'customer_price_list.customer_id')
    .select(['identifier', 'email'])
    .orderBy('identifier')
    .execute();
  for (const { identifier, email } of rows)
    if (!forTrying.includes(email)) left.add('customers of price lists', identifier);
}
