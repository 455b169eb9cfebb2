/** The segment of a request: what the path and the visitor's choices say, without the visitor's identity. */
import { customerTypeRule } from '#kernel/customer-types.ts';
import type { CustomerType, LocaleCode, Segment } from '#kernel/segment.ts';
import { segmentCookies } from './segment-cookies.ts';

export interface SegmentRules {
  defaultMarket: string;
  /** Whether it is the alias of a market that a shopper may choose. */
  isMarket(alias: string): boolean;
  /** The types of customers that there are, and whether each sees prices with VAT. */
  customerTypes: readonly { type: CustomerType; vat: boolean }[];
  /** Whether an edge in front of the shop names the visitor's choices in a header. */
  trustsSegmentHeader?: boolean;
}

export interface ResolvedSegment {
  segment: Segment;
  /** Cookies whose value means nothing: to be cleared. */
  invalidCookies: string[];
}

export function segmentOf(
  locale: LocaleCode,
  cookies: Readonly<Record<string, string | undefined>>,
  rules: SegmentRules,
): ResolvedSegment {
  const invalidCookies: string[] = [];
  const read = <T>(name: string, accept: (value: string) => T | null, otherwise: T): T => {
    const value = cookies[name];
    if (value === undefined) return otherwise;
    const accepted = accept(value);
    if (accepted === null) invalidCookies.push(name);
    return accepted ?? otherwise;
  };
  const market = read(
    segmentCookies.market,
    alias => (rules.isMarket(alias) ? alias : null),
    rules.defaultMarket,
  );
  const ruleOf = (type: string) => rules.customerTypes.find(rule => rule.type === type) ?? null;
  const customerType = read<CustomerType>(
    segmentCookies.customerType,
    type => ruleOf(type)?.type ?? null,
    customerTypeRule(rules.customerTypes).type,
  );
  const vatIncluded = read(
    segmentCookies.vatIncluded,
    asYesNo,
    customerTypeRule(rules.customerTypes, customerType).vat,
  );
  return { segment: { market, locale, customerType, vatIncluded }, invalidCookies };
}

const asYesNo = (value: string): boolean | null =>
  value === 'true' ? true : value === 'false' ? false : null;
