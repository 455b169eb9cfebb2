/** The segment of a request (architecture 4.1): what the path and the visitor's choices say, and nothing about who it is. */
import type { CustomerType, LocaleCode, Segment } from '#kernel/segment.ts';
import { segmentCookies } from './segment-cookies.ts';

export interface SegmentRules {
  defaultMarket: string;
  /** Aliases that a shopper may choose. */
  markets(): ReadonlySet<string>;
}

export interface SegmentAnswer {
  segment: Segment;
  /** Cookies whose value means nothing: to be cleared (faults 15). */
  garbage: string[];
}

export function segmentOf(
  locale: LocaleCode,
  cookies: ReadonlyMap<string, string>,
  rules: SegmentRules,
): SegmentAnswer {
  const garbage: string[] = [];
  const read = <T>(name: string, accept: (value: string) => T | null, otherwise: T): T => {
    const value = cookies.get(name);
    if (value === undefined) return otherwise;
    const accepted = accept(value);
    if (accepted === null) garbage.push(name);
    return accepted ?? otherwise;
  };
  const market = read(
    segmentCookies.market,
    alias => (rules.markets().has(alias) ? alias : null),
    rules.defaultMarket,
  );
  const customerType = read<CustomerType>(segmentCookies.customerType, asCustomerType, 'PERSON');
  const vatIncluded = read(segmentCookies.vatIncluded, asYesNo, customerType === 'PERSON');
  return { segment: { market, locale, customerType, vatIncluded }, garbage };
}

const asCustomerType = (value: string): CustomerType | null =>
  value === 'PERSON' || value === 'ORGANIZATION' ? value : null;
const asYesNo = (value: string): boolean | null =>
  value === 'true' ? true : value === 'false' ? false : null;
