/** The types of customers that the shop is configured for. */
import type { CustomerType } from './segment.ts';

export interface CustomerTypeRule {
  readonly type: CustomerType;
  /** Whether prices are shown with VAT. */
  readonly vat: boolean;
}

/** The rule for a visitor of the type; for one who has chosen none, or none that there is, a private person where there are any. */
export const customerTypeRule = (
  rules: readonly CustomerTypeRule[],
  type: string | null = null,
): CustomerTypeRule =>
  rules.find(rule => rule.type === type) ??
  rules.find(rule => rule.type === 'PERSON') ??
  rules[0] ?? { type: 'PERSON', vat: true };
