/** Inserts the rows every test shop has: a channel, two languages, two currencies, two markets and their VAT rates. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/commands.ts';

export const FI = 'market-fi';
export const SE = 'market-se';

export async function insertShop(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('channel')
    .values({
      channel_id: '1|fi',
      name: 'Test shop',
      type: 'webshop',
      url: 'http://shop.test',
      default_language_id: 'fi-FI',
      default_market_id: FI,
    })
    .execute();
  await db
    .insertInto('language')
    .values([
      { language_id: 'fi-FI', code: 'fi', name: 'suomi', sort_order: 1 },
      { language_id: 'sv-SE', code: 'sv', name: 'svenska', sort_order: 2 },
    ])
    .execute();
  await db
    .insertInto('currency')
    .values([
      { currency_code: 'EUR', name: 'euro', symbol: '€', rate: '1' },
      { currency_code: 'SEK', name: 'krona', symbol: 'kr', rate: '11' },
    ])
    .execute();
  const market = { channel_id: '1|fi', group_key: 'nordic' };
  await db
    .insertInto('market')
    .values([
      {
        ...market,
        market_id: FI,
        alias: 'fi',
        default_language_id: 'fi-FI',
        currency_code: 'EUR',
        country_code: 'FI',
        country_name: 'Suomi',
        sort_order: 1,
      },
      {
        ...market,
        market_id: SE,
        alias: 'se',
        default_language_id: 'sv-SE',
        currency_code: 'SEK',
        country_code: 'SE',
        country_name: 'Sverige',
        sort_order: 2,
      },
    ])
    .execute();
  await db
    .insertInto('vat_rate')
    .values([
      { market_id: FI, vat_class: 'standard', basis_points: 2550 },
      { market_id: SE, vat_class: 'standard', basis_points: 2500 },
    ])
    .execute();
}
