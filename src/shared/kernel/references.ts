/** References of page files to catalogue entities: `category:vinssit` means the same category in every language. */
import type { LocaleCode } from './segment.ts';

/** Aliases (full paths) by reference and language: `category:vinssit` → `{ fi: 'vinssit', sv: 'tillbehor/vinschar' }`. */
export type ReferenceAliases = Readonly<Record<string, Partial<Record<LocaleCode, string>>>>;

/** API parameters whose value is an alias; page files write it without the entity type. */
export const aliasField = /^(category|brand|discountCampaign)Alias$/;

/** `categoryAlias: vinssit` becomes `category:vinssit`. */
export const referenceOf = (field: string, alias: string): string =>
  `${field === 'discountCampaign' ? 'campaign' : field}:${alias}`;
