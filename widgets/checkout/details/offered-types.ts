/** The customer types that a checkout offers: those of its page that the shop has at all. */

import type { CustomerTypeRule } from '#kernel/customer-types.ts';
import type { CustomerType } from '#kernel/segment.ts';

export function offeredTypes(
  ofPage: readonly CustomerType[],
  ofShop: readonly CustomerTypeRule[],
): readonly CustomerType[] {
  const known = ofShop.map(({ type }) => type);
  const offered = ofPage.filter(type => known.includes(type));
  return offered.length > 0 ? offered : known;
}
