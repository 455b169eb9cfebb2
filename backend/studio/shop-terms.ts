/** Where and how the shop sells, for staff to read: its folder and `apply` change it. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { ShopOption, ShopTerms } from '#studio-api/shop-settings.ts';

/** An option in one market. */
interface Offer {
  market_id: string;
  name: string;
  display_name: Readonly<Record<string, unknown>>;
}

const textsOf = (texts: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (typeof text === 'string' ? [[code, text]] : [])),
  );

/** Rows of the same name are one option in several markets. */
function optionsOf(rows: readonly Offer[]): ShopOption[] {
  const options = new Map<string, ShopOption>();
  for (const { name, display_name, market_id } of rows) {
    const known = options.get(name);
    options.set(name, {
      id: name,
      name: known?.name ?? textsOf(display_name),
      markets: [...(known?.markets ?? []), market_id],
    });
  }
  return [...options.values()];
}

export async function readShopTerms(db: Kysely<Schema>): Promise<ShopTerms> {
  const offers = ['market_id', 'name', 'display_name'] as const;
  const [markets, delivery, payment] = await Promise.all([
    db
      .selectFrom('market')
      .select(['market_id', 'country_code', 'currency_code'])
      .orderBy('sort_order')
      .orderBy('market_id')
      .execute(),
    db
      .selectFrom('shipping_option')
      .select(offers)
      .where('parent_id', 'is', null)
      .orderBy('sort_order')
      .orderBy('market_id')
      .execute(),
    db.selectFrom('payment_option').select(offers).orderBy('sort_order').orderBy('market_id').execute(),
  ]);
  return {
    markets: markets.map(row => ({
      id: row.market_id,
      country: row.country_code,
      currency: row.currency_code,
    })),
    delivery: optionsOf(delivery),
    payment: optionsOf(payment),
  };
}
