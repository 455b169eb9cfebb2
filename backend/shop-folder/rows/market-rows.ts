/** The rows of channel, languages, currencies and markets that a shop's folder asks for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { languages } from '#kernel/languages.gen.ts';
import type { ShopMarket } from '../shop-files.gen.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { type Change, syncRows } from '../sync-rows.ts';

type Db = Kysely<Schema>;

/** `fi-FI` of `fi`. @throws Error for a language that the build does not have; the check of the folder refuses it before */
export function languageTag(code: string): string {
  const language = languages.find(one => one.code === code);
  if (language === undefined) throw new Error(`This build has no language ${code}`);
  return language.tag;
}

const basisPoints = (percent: number): number => Math.round(percent * 100);
const nameIn = (type: 'region' | 'currency', code: string): string =>
  new Intl.DisplayNames('en', { type }).of(code) ?? code;

function symbolOf(currency: string, tag: string): string {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

interface ShopIds {
  channelId: string;
  /** Where shoppers reach the shop; stored with a new channel. */
  origin: string;
}

/** Channel and languages. */
export async function syncShop(
  db: Db,
  { shop }: ShopFolder,
  { channelId, origin }: ShopIds,
): Promise<Change[]> {
  if (!shop) return [];
  const { name, description, languages: codes, defaultMarket } = shop.data;
  const [first] = codes;
  return [
    ...(await syncRows(db, {
      table: 'language',
      keys: ['language_id'],
      rows: codes.map((code, index) => {
        const language = languages.find(one => one.code === code);
        return { language_id: languageTag(code), code, name: language?.name ?? code, sort_order: index + 1 };
      }),
      nameOf: ({ code }) => String(code),
    })),
    ...(await syncRows(db, {
      table: 'channel',
      keys: ['channel_id'],
      rows: [
        {
          channel_id: channelId,
          name,
          default_language_id: languageTag(first),
          default_market_id: defaultMarket,
        },
      ],
      whenNew: { type: 'webshop', url: origin },
      nameOf: () => 'shop.json',
    })),
    ...(await syncRows(db, {
      table: 'setting',
      keys: ['key'],
      rows: [
        {
          key: 'site.meta',
          value: Object.fromEntries(
            codes.map(code => [code, { title: name, description: description[code] }]),
          ),
        },
      ],
      nameOf: ({ key }) => String(key),
    })),
  ];
}

/** Markets with their languages, VAT and closed days. A market that left the file stays: orders and prices refer to it. */
export async function syncMarkets(
  db: Db,
  { markets }: ShopFolder,
  { channelId }: ShopIds,
): Promise<Change[]> {
  const list = markets?.data.markets;
  if (!list) return [];
  const ids = new Set<string>(list.map(({ id }) => id));
  const currencies = new Map(list.map(market => [market.currency, market]));
  const nameOf = ({ market_id }: Readonly<Record<string, unknown>>): string => String(market_id);
  return [
    ...(await syncRows(db, {
      table: 'currency',
      keys: ['currency_code'],
      rows: [...currencies].map(
        ([
          code,
          {
            rate = 1,
            languages: [first],
          },
        ]) => ({
          currency_code: code,
          name: nameIn('currency', code),
          symbol: symbolOf(code, languageTag(first)),
          rate,
        }),
      ),
      nameOf: ({ currency_code }) => String(currency_code),
    })),
    ...(await syncRows(db, {
      table: 'market',
      keys: ['market_id'],
      rows: list.map((market, index) => ({
        market_id: market.id,
        channel_id: channelId,
        alias: market.id,
        default_language_id: languageTag(market.languages[0]),
        currency_code: market.currency,
        country_code: market.country,
        country_name: nameIn('region', market.country),
        group_key: market.group ?? 'EU',
        sort_order: index + 1,
        dispatch_until: market.dispatch ? `${market.dispatch.until}:00` : null,
        time_zone: market.dispatch?.timeZone ?? null,
        supplier_days: market.dispatch?.supplierDays ?? 2,
        undelivered_zip_pattern: market.undelivered?.zips ?? null,
        undelivered_name: market.undelivered?.name ?? null,
      })),
      whenNew: { virtual: false, only_display_in_checkout: false },
      nameOf,
    })),
    ...(await syncRows(db, {
      table: 'market_language',
      keys: ['market_id', 'language_id'],
      rows: list.flatMap(market =>
        market.languages.map(code => ({ market_id: market.id, language_id: languageTag(code) })),
      ),
      others: 'delete',
      owns: row => ids.has(String(row.market_id)),
      nameOf: row => `${nameOf(row)} ${String(row.language_id)}`,
    })),
    ...(await syncRows(db, {
      table: 'vat_rate',
      keys: ['market_id', 'vat_class'],
      rows: list.flatMap(({ id, vat: { standard, reduced = standard } }) => [
        { market_id: id, vat_class: 'standard', basis_points: basisPoints(standard) },
        { market_id: id, vat_class: 'reduced', basis_points: basisPoints(reduced) },
      ]),
      nameOf: row => `${nameOf(row)} ${String(row.vat_class)}`,
    })),
    ...(await syncClosedDays(db, list)),
  ];
}

/** Of the countries whose markets state them; other countries keep theirs. */
function syncClosedDays(db: Db, list: readonly ShopMarket[]): Promise<Change[]> {
  const stated = list.filter(market => market.closedDays !== undefined);
  const countries = new Set<unknown>(stated.map(({ country }) => country));
  return syncRows(db, {
    table: 'closed_day',
    keys: ['country_code', 'day'],
    rows: [
      ...new Map(
        stated.flatMap(({ country, closedDays = [] }) =>
          closedDays.map(day => [`${country} ${day}`, { country_code: country, day, name: '' }] as const),
        ),
      ).values(),
    ],
    others: 'delete',
    owns: row => countries.has(row.country_code),
    nameOf: row => `${String(row.country_code)} ${String(row.day)}`,
  });
}
