/** References of page files to things of the catalogue: `category:vinssit` means the same category in every language. */
import type { LocaleCode } from './segment.ts';

/** The aliases of each thing's path in each language, by reference: `category:vinssit` → `{ fi: 'vinssit', sv: 'tillbehor/vinschar' }`. */
export type ReferenceAliases = Readonly<Record<string, Partial<Record<LocaleCode, string>>>>;

/** Parameters of the commerce contract whose value is the alias of a thing; page files write it without its kind. */
export const aliasField = /^(category|brand|discountCampaign)Alias$/;

/** `categoryAlias: vinssit` is `category:vinssit`. */
export const referenceOf = (field: string, alias: string): string =>
  `${field === 'discountCampaign' ? 'campaign' : field}:${alias}`;
