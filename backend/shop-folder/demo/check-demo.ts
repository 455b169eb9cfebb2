/** What `demo.json` says about the other files of the folder. */

import { findLocalFile } from '#backend/import/local-image.ts';
import { spellCode } from '#backend/promotion/spell-code.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { atKey, atValue } from '#page-lint/source/source-file.ts';
import { pictureFolder } from '../check/check-products.ts';
import type { ReportProblem } from '../check-values.ts';
import { fieldOf } from '../folder-tables.ts';
import type { ShopFolder } from '../shop-folder.ts';

/** Of one review, as for those who write one. */
const MAX_PICTURES = 4;

/** Names that the folder has; null where it leaves them to the database. */
interface Known {
  products: ReadonlySet<string> | null;
  markets: ReadonlySet<string> | null;
  languages: ReadonlySet<string> | null;
}

/** @param sold article numbers of products and packages; null where they are not read */
export async function checkDemo(
  folder: ShopFolder,
  sold: ReadonlySet<string> | null,
  found: Finding[],
): Promise<void> {
  const { demo, shop, markets } = folder;
  if (!demo) return;
  const report: ReportProblem = (path, code, message, fix) =>
    void found.push(atValue(demo, path, { code, message, fix }));
  const known: Known = {
    products: sold,
    markets: markets && new Set<string>(markets.data.markets.map(({ id }) => id)),
    languages: shop && new Set<string>(shop.data.languages),
  };
  checkAccounts(folder, report);
  checkCounts(folder, known, found);
  checkPrices(folder, known, report);
  checkOpinions(folder, known, report);
  await checkReviewPictures(folder, report);
}

const noProduct = 'Write the article number of a product, or take it out';

function checkAccounts({ demo, markets, priceLists }: ShopFolder, report: ReportProblem): void {
  const currencies = markets && new Set<string>(markets.data.markets.map(({ currency }) => currency));
  const lists = priceLists && new Set(priceLists.rows.map(row => fieldOf(row, 'list')));
  const mails = new Set<string>();
  for (const [index, account] of (demo?.data.accounts ?? []).entries()) {
    const at = (...path: JsonPath): JsonPath => ['accounts', index, ...path];
    const mail = account.mail.trim().toLowerCase();
    if (readMailAddress(mail) === null)
      report(
        at('mail'),
        'SHOP008',
        `"${account.mail}" is not a mail address`,
        'Write it as name@demo.example',
      );
    if (mails.has(mail)) report(at('mail'), 'SHOP009', `${mail} stands twice`, 'Keep one of the two');
    mails.add(mail);
    for (const [currency, amount] of Object.entries(account.balance ?? {})) {
      if (currencies && !currencies.has(currency))
        report(at('balance', currency), 'SHOP024', `No market uses ${currency}`, 'Take it out');
      checkCents(amount, at('balance', currency), report);
    }
    for (const [place, list] of (account.priceLists ?? []).entries())
      if (lists && !lists.has(list))
        report(
          at('priceLists', place),
          'SHOP021',
          `No price list "${list}"`,
          'Write the name of a list of catalogue/price-lists.csv',
        );
  }
}

function checkCents(amount: number, path: JsonPath, report: ReportProblem): void {
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6)
    report(path, 'SHOP025', `${amount} has more than two decimals`, 'Round it');
}

function checkCounts({ demo, promotions }: ShopFolder, { products }: Known, found: Finding[]): void {
  if (!demo) return;
  const report = (path: JsonPath, message: string, fix: string): void =>
    void found.push(atKey(demo, path, { code: 'SHOP021', message, fix }));
  for (const product of Object.keys(demo.data.sold ?? {}))
    if (products && !products.has(product)) report(['sold', product], `No product "${product}"`, noProduct);
  const codes =
    promotions &&
    new Set(
      promotions.data.campaigns.flatMap(({ codes: own }) => (own ?? []).map(({ code }) => spellCode(code))),
    );
  for (const code of Object.keys(demo.data.codes ?? {}))
    if (codes && !codes.has(spellCode(code)))
      report(['codes', code], `No promo code "${code}"`, 'Write one of promotions.json, or take it out');
}

function checkPrices({ demo }: ShopFolder, { products, markets }: Known, report: ReportProblem): void {
  const taken = new Set<string>();
  for (const [index, { product, market, steps }] of (demo?.data.prices ?? []).entries()) {
    const at = (...path: JsonPath): JsonPath => ['prices', index, ...path];
    if (products && !products.has(product))
      report(at('product'), 'SHOP021', `No product "${product}"`, noProduct);
    if (markets && !markets.has(market))
      report(at('market'), 'SHOP021', `No market "${market}"`, 'Write the id of a market');
    const place = `${market} ${product}`;
    if (taken.has(place))
      report(at('product'), 'SHOP009', `${product} stands twice in "${market}"`, 'Keep one of the two');
    taken.add(place);
    for (const [step, { from, regular, selling }] of steps.entries()) {
      checkCents(regular, at('steps', step, 'regular'), report);
      checkCents(selling, at('steps', step, 'selling'), report);
      const before = steps[step - 1];
      if (before && Date.parse(before.from) > Date.parse(from))
        report(at('steps', step, 'from'), 'SHOP029', 'It is before the step above', 'Write the oldest first');
    }
  }
}

function checkOpinions({ demo }: ShopFolder, known: Known, report: ReportProblem): void {
  const taken = new Set<string>();
  for (const key of ['reviews', 'questions'] as const)
    for (const [index, { id, product, language, ...rest }] of (demo?.data[key] ?? []).entries()) {
      const at = (field: string): JsonPath => [key, index, field];
      if (taken.has(id)) report(at('id'), 'SHOP009', `"${id}" stands twice`, 'Give each its own id');
      taken.add(id);
      if (known.products && !known.products.has(product))
        report(at('product'), 'SHOP021', `No product "${product}"`, noProduct);
      if (known.languages && !known.languages.has(language))
        report(at('language'), 'SHOP020', `The shop has no language "${language}"`, 'Write one of shop.json');
      if (known.markets && 'market' in rest && !known.markets.has(rest.market))
        report(at('market'), 'SHOP021', `No market "${rest.market}"`, 'Write the id of a market');
    }
}

async function checkReviewPictures(folder: ShopFolder, report: ReportProblem): Promise<void> {
  const problems = new Map<string, string | null>();
  for (const [index, { pictures = [] }] of (folder.demo?.data.reviews ?? []).entries()) {
    if (pictures.length > MAX_PICTURES)
      report(
        ['reviews', index, 'pictures'],
        'SHOP007',
        `${pictures.length} pictures are more than ${MAX_PICTURES}`,
        'Keep the best of them',
      );
    for (const [place, name] of pictures.entries()) {
      const problem = problems.has(name)
        ? problems.get(name)
        : (await findLocalFile(pictureFolder(folder), name)).problem;
      problems.set(name, problem ?? null);
      if (problem)
        report(
          ['reviews', index, 'pictures', place],
          'SHOP031',
          `${name} ${problem}`,
          'Put it into pictures/, or take it out',
        );
    }
  }
}
