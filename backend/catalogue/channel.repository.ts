/** Reads channels with their markets, languages, currencies and VAT rates: a few rows, cached by the catalogue. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { type Dispatch, transitOf } from '#backend/kernel/delivery-window.ts';
import type { Channel, Language, Market, MarketShipping } from '#backend/kernel/market.ts';
import { grouped } from './grouped.ts';

export async function loadChannels(db: Kysely<Schema>): Promise<readonly Channel[]> {
  const [channels, languages, marketRows, allowed, rates, ways, payments, closed] = await readRows(db);
  const allLanguages: Language[] = languages.map(row => ({
    id: row.language_id,
    code: row.code,
    name: row.name,
  }));
  const allowedIds = grouped(
    allowed,
    row => row.market_id,
    row => row.language_id,
  );
  const ratesOf = grouped(
    rates,
    row => row.market_id,
    row => [row.vat_class, row.basis_points] as const,
  );
  const shippingOf = grouped(
    ways,
    row => row.market_id,
    (row): MarketShipping => ({
      name: row.name,
      displayName: row.display_name,
      fee: row.fee_minor,
      freeFrom: row.free_from_minor,
      maxGrams: row.max_weight_grams,
      transit: transitOf(row),
    }),
  );
  const paymentsOf = grouped(
    payments,
    row => row.market_id,
    row => row.display_name,
  );
  const closedIn = grouped(
    closed,
    row => row.country_code,
    row => row.day,
  );
  const markets = grouped(
    marketRows,
    row => row.channel_id,
    (row): Market => ({
      id: row.market_id,
      alias: row.alias,
      defaultLanguageId: row.default_language_id,
      virtual: row.virtual,
      onlyDisplayInCheckout: row.only_display_in_checkout,
      groupKey: row.group_key,
      allowedLanguages: allLanguages.filter(({ id }) => allowedIds.get(row.market_id)?.includes(id)),
      country: { name: row.country_name, code: row.country_code },
      currency: {
        code: row.currency_code,
        name: row.currency_name,
        symbol: row.symbol,
        rate: Number(row.rate),
      },
      vatRates: new Map(ratesOf.get(row.market_id)),
      shipping: shippingOf.get(row.market_id) ?? [],
      payments: paymentsOf.get(row.market_id) ?? [],
      dispatch: dispatchOf(row, closedIn.get(row.country_code) ?? []),
      undelivered:
        row.undelivered_zip_pattern === null
          ? null
          : { zips: new RegExp(`^(?:${row.undelivered_zip_pattern})$`), name: row.undelivered_name },
    }),
  );
  return channels.map(row => ({
    id: row.channel_id,
    name: row.name,
    type: row.type,
    url: row.url,
    defaultLanguageId: row.default_language_id,
    defaultMarketId: row.default_market_id,
    languages: allLanguages,
    markets: markets.get(row.channel_id) ?? [],
  }));
}

function dispatchOf(
  row: Pick<Selectable<Schema['market']>, 'dispatch_until' | 'time_zone' | 'supplier_days'>,
  closed: readonly string[],
): Dispatch | null {
  const { dispatch_until: until, time_zone: timeZone, supplier_days: supplierDays } = row;
  if (until === null || timeZone === null) return null;
  const [hours = 0, minutes = 0] = until.split(':').map(Number);
  return { until: hours * 60 + minutes, timeZone, supplierDays, closed: new Set(closed) };
}

const readRows = (db: Kysely<Schema>) =>
  Promise.all([
    db.selectFrom('channel').selectAll().orderBy('channel_id').execute(),
    db.selectFrom('language').selectAll().orderBy('sort_order').execute(),
    db
      .selectFrom('market')
      .innerJoin('currency', 'currency.currency_code', 'market.currency_code')
      .selectAll('market')
      .select(['currency.name as currency_name', 'currency.symbol', 'currency.rate'])
      .orderBy('market.sort_order')
      .execute(),
    db.selectFrom('market_language').selectAll().execute(),
    db.selectFrom('vat_rate').selectAll().execute(),
    db
      .selectFrom('shipping_option')
      .selectAll()
      .where('parent_id', 'is', null)
      .orderBy('is_default', 'desc')
      .orderBy('sort_order')
      .orderBy('shipping_id')
      .execute(),
    db
      .selectFrom('payment_option')
      .select(['market_id', 'display_name'])
      .orderBy('sort_order')
      .orderBy('payment_id')
      .execute(),
    db
      .selectFrom('closed_day')
      .select(['country_code', 'day'])
      .where('day', '>=', sql<string>`current_date`)
      .execute(),
  ]);
