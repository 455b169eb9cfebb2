/** `markets.json` from the database. */
import { byText, type ExportContext, saying, textsIn } from './export-context.ts';

const percentOf = (basisPoints: number): number => basisPoints / 100;

/** What a market has when the file does not say it. */
const usual = { group: 'EU', supplierDays: 2 };

export async function exportMarkets(context: ExportContext): Promise<object | null> {
  const { db, languages, left } = context;
  const rows = await db.selectFrom('market').selectAll().orderBy('sort_order').orderBy('market_id').execute();
  if (rows.length === 0) return null;
  const currencies = await db.selectFrom('currency').selectAll().execute();
  const rates = new Map(currencies.map(row => [row.currency_code, Number(row.rate)]));
  const spoken = await languagesByMarket(context);
  const vat = await vatByMarket(context);
  const closed = await closedDays(context);
  return {
    markets: rows.map(row => {
      if (row.virtual || row.only_display_in_checkout)
        left.add('markets that are virtual or only in the checkout', row.market_id);
      const rate = rates.get(row.currency_code) ?? 1;
      const codes = spoken.get(row.market_id) ?? [];
      const name = textsIn(languages, row.undelivered_name);
      return saying({
        id: row.market_id,
        country: row.country_code,
        currency: row.currency_code,
        rate: rate === 1 ? undefined : rate,
        languages: codes.length > 0 ? codes : [languages[0]],
        vat: vat.get(row.market_id) ?? { standard: 0 },
        group: row.group_key === usual.group ? undefined : row.group_key,
        dispatch: dispatchOf(row),
        closedDays: closed.get(row.country_code),
        undelivered:
          row.undelivered_zip_pattern !== null && name
            ? { zips: row.undelivered_zip_pattern, name }
            : undefined,
      });
    }),
  };
}

const dispatchOf = (row: {
  dispatch_until: string | null;
  time_zone: string | null;
  supplier_days: number;
}): object | undefined =>
  row.dispatch_until === null || row.time_zone === null
    ? undefined
    : saying({
        until: row.dispatch_until.slice(0, 5),
        timeZone: row.time_zone,
        supplierDays: row.supplier_days === usual.supplierDays ? undefined : row.supplier_days,
      });

/** Its own language first, then those of the shop in their order. */
async function languagesByMarket({ db, languages, left }: ExportContext): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('market_language')
    .innerJoin('market', 'market.market_id', 'market_language.market_id')
    .innerJoin('language', 'language.language_id', 'market_language.language_id')
    .select(['market.market_id', 'code', 'market.default_language_id', 'language.language_id'])
    .execute();
  const placed = rows.map(row => ({
    ...row,
    place: row.language_id === row.default_language_id ? -1 : languages.indexOf(row.code),
  }));
  const found = new Map<string, string[]>();
  for (const { market_id, code, place } of placed.toSorted((a, b) => a.place - b.place))
    if (languages.includes(code)) found.set(market_id, [...(found.get(market_id) ?? []), code]);
    else if (place < 0)
      left.add('first languages of markets that shop.json does not have', `${market_id} ${code}`);
  return found;
}

async function vatByMarket({ db, left }: ExportContext): Promise<Map<string, object>> {
  const rates = new Map<string, Record<string, number>>();
  for (const row of await db.selectFrom('vat_rate').selectAll().execute()) {
    if (row.vat_class !== 'standard' && row.vat_class !== 'reduced')
      left.add('VAT classes', `${row.market_id} ${row.vat_class}`);
    rates.set(row.market_id, { ...rates.get(row.market_id), [row.vat_class]: row.basis_points });
  }
  return new Map(
    [...rates].map(([market, { standard = 0, reduced = standard }]) => [
      market,
      saying({
        standard: percentOf(standard),
        reduced: reduced === standard ? undefined : percentOf(reduced),
      }),
    ]),
  );
}

async function closedDays({ db, left }: ExportContext): Promise<Map<string, string[]>> {
  const days = new Map<string, string[]>();
  for (const { country_code, day, name } of await db.selectFrom('closed_day').selectAll().execute()) {
    days.set(country_code, [...(days.get(country_code) ?? []), day].toSorted(byText));
    if (name !== '') left.add('names of closed days', `${country_code} ${day}`);
  }
  return days;
}
