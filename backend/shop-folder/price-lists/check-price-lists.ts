/** What `catalogue/price-lists.csv` and `catalogue/price-list-customers.csv` say. */
import type { Finding } from '#engine/definition/finding.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { fieldOf, tableFinding } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { customerOf, listPricesOf } from './price-list-rows.ts';

/** @param sold article numbers of products and packages; null where they are not read */
export function checkPriceLists(
  folder: ShopFolder,
  sold: ReadonlySet<string> | null,
  found: Finding[],
): void {
  checkPrices(folder, sold, found);
  checkCustomers(folder, found);
}

function checkPrices(
  { priceLists, markets }: ShopFolder,
  sold: ReadonlySet<string> | null,
  found: Finding[],
): void {
  if (!priceLists) return;
  const { file, rows } = priceLists;
  const known = markets && new Set<string>(markets.data.markets.map(({ id }) => id));
  for (const column of rows[0]?.fields.keys() ?? []) {
    const market = /^price_([a-z]{2})$/.exec(column)?.[1];
    if (market !== undefined && known && !known.has(market))
      found.push(
        tableFinding(file, 1, column, {
          ...{ code: 'SHOP021', message: `No market "${market}"` },
          fix: 'take the column out, or add the market',
        }),
      );
  }
  const currencies = markets
    ? new Map(markets.data.markets.map(({ id, currency }) => [id, currency]))
    : undefined;
  const lines = new Map<string, number>();
  for (const row of rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(file, row.line, column, { code, message, fix }));
    const [list, number] = [fieldOf(row, 'list'), fieldOf(row, 'article_number')];
    if (sold && number !== '' && !sold.has(number))
      report('article_number', 'SHOP021', `No product "${number}"`, 'write the article number of a product');
    const { prices, problems } = listPricesOf(row, currencies);
    for (const { column, reason, fix } of problems) report(column, 'SHOP030', reason, fix);
    if (prices.size === 0 && problems.length === 0)
      report('list', 'SHOP005', `no price of ${number}`, 'fill in price_ and a market, or take the row out');
    repeated(lines, `${list}\u0000${number}`, row.line, line =>
      report(
        'article_number',
        'SHOP009',
        `${list} has ${number} in line ${line} already`,
        'keep one of the two',
      ),
    );
  }
}

function checkCustomers({ priceLists, priceListCustomers }: ShopFolder, found: Finding[]): void {
  if (!priceListCustomers) return;
  const lists = new Set(priceLists?.rows.map(row => fieldOf(row, 'list')));
  const lines = new Map<string, number>();
  for (const row of priceListCustomers.rows) {
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(priceListCustomers.file, row.line, column, { code, message, fix }));
    const [list, customer] = [fieldOf(row, 'list'), customerOf(row)];
    if (list !== '' && !lists.has(list))
      report('list', 'SHOP021', `No price list "${list}"`, 'write the name of a list of price-lists.csv');
    if (customer !== '' && readMailAddress(customer) === null)
      report('customer', 'SHOP008', `not a mail address: "${customer}"`, 'write that of the account');
    repeated(lines, `${list}\u0000${customer}`, row.line, line =>
      report('customer', 'SHOP009', `${customer} has ${list} in line ${line} already`, 'keep one of the two'),
    );
  }
}

function repeated(
  lines: Map<string, number>,
  name: string,
  line: number,
  report: (before: number) => void,
): void {
  const before = lines.get(name);
  if (before === undefined) lines.set(name, line);
  else report(before);
}
