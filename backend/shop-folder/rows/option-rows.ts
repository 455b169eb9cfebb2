/** The rows of delivery and payment options that a shop's folder asks for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { numbering } from '../numbering.ts';
import type { Amounts, DeliveryOption, PaymentOption, ShopMarket } from '../shop-files.gen.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, othersUnless, type Row, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

const minor = (amounts: Amounts | undefined, currency: string): number | null => {
  const amount = amounts?.[currency];
  return amount === undefined ? null : Math.round(amount * 100);
};

type MarketFacts = Pick<ShopMarket, 'id' | 'currency'>;

/** From the file, or from the database where the folder leaves markets alone. */
async function marketsOf(db: Db, { markets }: ShopFolder): Promise<readonly MarketFacts[]> {
  if (markets) return markets.data.markets;
  const rows = await db
    .selectFrom('market')
    .select(['market_id', 'currency_code'])
    .orderBy('sort_order')
    .execute();
  return rows.map(row => ({ id: row.market_id, currency: row.currency_code }));
}

const nameOf = (row: Row): string => `${String(row.name)} in ${String(row.market_id)}`;

/** Options that left the file are no longer offered; orders keep the name of theirs. */
export async function syncDelivery(db: Db, folder: ShopFolder): Promise<Change[]> {
  if (!folder.delivery) return [];
  const stored = await db.selectFrom('shipping_option').select(['shipping_id as id', 'name']).execute();
  const numberOf = numbering(stored);
  const rows: Row[] = [];
  for (const market of await marketsOf(db, folder))
    for (const [index, option] of optionsIn(market, folder.delivery.data.options).entries())
      rows.push(...deliveryRows(option, market, index, numberOf));
  return syncRows(db, {
    table: 'shipping_option',
    keys: ['shipping_id', 'market_id'],
    rows,
    whenNew: { logo: null },
    others: othersUnless(folder.keepsOthers, 'delete'),
    nameOf,
  });
}

const optionsIn = <Option extends { markets?: readonly string[] }>(
  { id }: Pick<MarketFacts, 'id'>,
  options: readonly Option[],
): Option[] => options.filter(({ markets }) => markets?.includes(id) ?? true);

function deliveryRows(
  option: DeliveryOption,
  { id: market_id, currency }: MarketFacts,
  index: number,
  numberOf: (name: string) => number,
): Row[] {
  const own = {
    market_id,
    shipping_id: numberOf(option.id),
    name: option.id,
    display_name: option.name,
    fee_minor: minor(option.fee, currency) ?? 0,
    free_from_minor: minor(option.freeFrom, currency),
    max_weight_grams: option.maxWeightKg === undefined ? null : Math.round(option.maxWeightKg * 1000),
    zip_pattern: option.zips ?? null,
    min_days: option.days?.least ?? null,
    max_days: option.days?.most ?? null,
    parent_id: null,
    place_zip: null,
    external_id: null,
    is_default: index === 0,
    sort_order: index + 1,
  };
  const choices = optionsIn({ id: market_id }, option.choices ?? []).map((choice, place) => ({
    ...own,
    shipping_id: numberOf(choice.id),
    parent_id: own.shipping_id,
    name: choice.id,
    display_name: choice.name,
    fee_minor: minor(choice.fee, currency) ?? own.fee_minor,
    zip_pattern: choice.zips ?? own.zip_pattern,
    place_zip: choice.zip ?? null,
    external_id: choice.zip === undefined ? null : choice.id,
    is_default: false,
    sort_order: place + 1,
  }));
  return [own, ...choices];
}

const ownCheckouts: readonly string[] = ['klarna', 'svea', 'walley'];
/** Without credit first: the checkout orders options so. */
const creditClasses: Readonly<Record<string, number>> = { transfer: 1, bank: 1, invoice: 3, instalments: 3 };

export async function syncPayment(db: Db, folder: ShopFolder): Promise<Change[]> {
  if (!folder.payment) return [];
  const stored = await db.selectFrom('payment_option').select(['payment_id as id', 'name']).execute();
  const numberOf = numbering(stored);
  const rows: Row[] = [];
  for (const market of await marketsOf(db, folder))
    for (const [index, option] of optionsIn(market, folder.payment.data.options).entries())
      rows.push(paymentRow(option, market, index, numberOf));
  return syncRows(db, {
    table: 'payment_option',
    keys: ['payment_id', 'market_id'],
    rows,
    others: othersUnless(folder.keepsOthers, 'delete'),
    nameOf,
  });
}

function paymentRow(
  { id, name, kind, customers, fee, needsIdentityNumber }: PaymentOption,
  { id: market_id, currency }: MarketFacts,
  index: number,
  numberOf: (name: string) => number,
): Row {
  const isOwn = kind === 'transfer' || kind === 'invoice';
  const isExternal = ownCheckouts.includes(kind);
  return {
    market_id,
    payment_id: numberOf(id),
    name: id,
    display_name: name,
    logo: `${kind}.svg`,
    fee_minor: minor(fee, currency) ?? 0,
    payment_type: isExternal ? kind.toUpperCase() : 'STANDARD',
    checkout_type: isExternal ? 'EXTERNAL' : 'STANDARD',
    customer_types: (customers ?? ['person', 'organization']).map(type => type.toUpperCase()),
    credit_class: creditClasses[kind] ?? (isExternal ? 3 : 2),
    needs_identity_number: needsIdentityNumber ?? kind === 'invoice',
    provider_way: isOwn ? null : kind,
    is_prepaid: kind === 'transfer',
    is_default: index === 0,
    sort_order: index + 1,
  };
}
