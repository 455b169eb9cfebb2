/** The price log of a reduced product as a part of another statement, which needs it for nothing else. */
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '#kernel/money/money.ts';
import type { PriceLogEntry } from './product-record.ts';

/** Milliseconds since 1970, regular and selling price. */
export type LogPart = readonly (readonly [from: number, regular: Minor, selling: Minor])[];

/** Oldest first, as JSON. @param market an expression, as `product` is. */
export const priceLogPart = (
  product: RawBuilder<unknown>,
  market: RawBuilder<unknown>,
): RawBuilder<LogPart> =>
  sql`(select coalesce(json_agg(json_build_array(
      (extract(epoch from e.valid_from) * 1000)::float8, e.regular_minor, e.selling_minor) order by e.valid_from), '[]')
    from price_log e where e.product_id = ${product} and e.market_id = ${market})`;

export const logOfPart = (part: LogPart | null): PriceLogEntry[] =>
  (part ?? []).map(([from, regular, selling]) => ({ validFrom: new Date(from), regular, selling }));
