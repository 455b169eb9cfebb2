/** `promotions.json` from the database: campaigns that run or will, in the order in which they were made. */
import { type Selectable, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { slug } from '#backend/import/slug.ts';
import { categoryAliases } from './export-catalogue.ts';
import { amountOf, byText, type ExportContext, saying, textsIn } from './export-context.ts';

type Campaign = Selectable<Schema['campaign']> & { from_text: string | null; to_text: string | null };

interface Names {
  products: ReadonlyMap<number, string>;
  categories: ReadonlyMap<number, string>;
  brands: ReadonlyMap<number, string>;
  skus: ReadonlyMap<number, string>;
  priceLists: ReadonlyMap<number, string>;
  codes: ReadonlyMap<number, readonly object[]>;
}

/** Thrown for a campaign that would cover something else in the folder; the text says why. */
class NotSayable extends Error {}

export async function exportPromotions(
  context: ExportContext,
  products: ReadonlyMap<number, string>,
): Promise<object | null> {
  const { db, left, timeZone } = context;
  const clock = (column: string) =>
    sql<string | null>`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
  const rows: Campaign[] = await db
    .selectFrom('campaign')
    .selectAll()
    .select([clock('active_from').as('from_text'), clock('active_to').as('to_text')])
    .where('active', '=', true)
    .orderBy('campaign_id')
    .execute();
  const names = await namesOf(context, products);
  const taken = new Set<string>();
  const campaigns = rows.flatMap(row => {
    const id = idOf(row, names);
    const own = taken.has(id) ? `${id}-${row.campaign_id}` : id;
    taken.add(own);
    try {
      return [campaignOf(own, row, names, context)];
    } catch (error) {
      if (!(error instanceof NotSayable)) throw error;
      left.add(`campaigns ${error.message}`, own);
      return [];
    }
  });
  return campaigns.length === 0 ? null : { campaigns };
}

/** Campaigns that were made elsewhere are named by their address or first code. */
function idOf({ identifier, alias, campaign_id }: Campaign, { codes }: Names): string {
  const [first] = codes.get(campaign_id) ?? [];
  const code = first && 'code' in first ? slug(String(first.code)) : '';
  return identifier ?? (alias || code || `campaign-${campaign_id}`);
}

async function namesOf(context: ExportContext, products: Names['products']): Promise<Names> {
  const { db } = context;
  const brands = await db.selectFrom('brand').select(['brand_id', 'alias']).execute();
  const skus = await db
    .selectFrom('sku')
    .select(['sku_id', 'article_number'])
    .where('active', '=', true)
    .execute();
  const lists = await db.selectFrom('price_list').select(['price_list_id', 'identifier']).execute();
  const rows = await db.selectFrom('promo_code').selectAll().where('active', '=', true).execute();
  const codes = new Map<number, object[]>();
  for (const row of rows.toSorted((a, b) => byText(a.code, b.code)))
    codes.set(row.campaign_id, [
      ...(codes.get(row.campaign_id) ?? []),
      saying({ code: row.code, limit: row.use_limit, perCustomer: row.per_customer_limit }),
    ]);
  return {
    ...{ products, codes, categories: await categoryAliases(context) },
    brands: new Map(brands.map(row => [row.brand_id, row.alias])),
    skus: new Map(skus.map(row => [row.sku_id, row.article_number])),
    priceLists: new Map(lists.map(row => [row.price_list_id, row.identifier])),
  };
}

/** @throws NotSayable when one is missing: without it the campaign would cover other products */
function named(
  ids: readonly number[],
  names: ReadonlyMap<number, string>,
  what: string,
): string[] | undefined {
  if (ids.length === 0) return undefined;
  return ids
    .map(id => {
      const name = names.get(id);
      if (name === undefined) throw new NotSayable(`of ${what} that are not exported`);
      return name;
    })
    .toSorted(byText);
}

function campaignOf(id: string, row: Campaign, names: Names, { languages, left }: ExportContext): object {
  const codes = names.codes.get(row.campaign_id);
  if (row.needs_code && !codes) throw new NotSayable('whose codes have all ended');
  if (!row.needs_code && codes) left.add('codes of campaigns that need none', id);
  if (row.category !== null) left.add('categories of campaigns', `${id} ${row.category}`);
  return saying({
    id,
    name: textsIn(languages, row.name),
    text: textsIn(languages, row.description),
    alias: row.alias,
    hideName: row.hide_title || undefined,
    from: momentOf(row.from_text),
    until: lastMomentOf(row.to_text),
    markets: row.market_ids.length === 0 ? undefined : row.market_ids.toSorted(byText),
    products: named(row.product_ids, names.products, 'products'),
    categories: named(row.category_ids, names.categories, 'categories'),
    brands: named(row.brand_ids, names.brands, 'brands'),
    except: named(row.excluded_product_ids, names.products, 'products'),
    effect: effectOf(asRecord(row.effect), names),
    inPrice: row.in_price || undefined,
    stacks: row.stacks ? undefined : false,
    priority: row.priority === 0 ? undefined : row.priority,
    conditions: conditionsOf(asRecord(row.conditions), names),
    codes: row.needs_code ? codes : undefined,
  });
}

/** A day when it begins at midnight. Seconds are not written: forms set none. */
const momentOf = (text: string | null): string | undefined =>
  text === null ? undefined : text.endsWith('T00:00:00') ? text.slice(0, 10) : text.slice(0, 16);

/** The day before when it ends at midnight: the last day of a campaign ends with it. */
function lastMomentOf(text: string | null): string | undefined {
  if (!text?.endsWith('T00:00:00')) return momentOf(text);
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const amountsOf = (value: unknown): object =>
  Object.fromEntries(
    Object.entries(asRecord(value)).map(([currency, minor]) => [currency, amountOf(Number(minor))]),
  );

const percentOf = (value: unknown): number => Number(value) / 100;

function effectOf(effect: Readonly<Record<string, unknown>>, { skus }: Names): object {
  switch (effect.action) {
    case 'percentage':
      return { kind: 'percentage', percent: percentOf(effect.basisPoints) };
    case 'item_amount':
      return { kind: 'item-amount', amounts: amountsOf(effect.amounts) };
    case 'order_amount':
      return { kind: 'order-amount', amounts: amountsOf(effect.amounts) };
    case 'tiers':
      return {
        ...{ kind: 'quantity', pieces: effect.mode },
        steps: listOf(effect.steps)
          .map(asRecord)
          .map(({ from, prices, basisPoints }) =>
            prices ? { from, prices: amountsOf(prices) } : { from, percent: percentOf(basisPoints) },
          ),
      };
    case 'free_gift': {
      const sku = skus.get(Number(effect.skuId));
      if (sku === undefined) throw new NotSayable('whose gift is not sold');
      return saying({ kind: 'gift', sku, quantity: effect.quantity === 1 ? undefined : effect.quantity });
    }
    case 'free_shipping':
      return { kind: 'free-delivery' };
    default:
      throw new NotSayable(`with the effect ${String(effect.action)}`);
  }
}

function conditionsOf(conditions: Readonly<Record<string, unknown>>, names: Names): object | undefined {
  const { customerTypes, priceListIds, loginOnly, firstOrder, minimum, requiredProductIds } = conditions;
  const numbers = (value: unknown): number[] => listOf(value).map(Number);
  const own = saying({
    customers:
      customerTypes === undefined ? undefined : listOf(customerTypes).map(one => String(one).toLowerCase()),
    priceLists: named(numbers(priceListIds), names.priceLists, 'price lists'),
    signedIn: loginOnly === true ? true : undefined,
    firstOrder: firstOrder === true ? true : undefined,
    minimum: minimum === undefined ? undefined : amountsOf(minimum),
    withProducts: named(numbers(requiredProductIds), names.products, 'products'),
  });
  return Object.keys(own).length === 0 ? undefined : own;
}
