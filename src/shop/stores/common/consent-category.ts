/** Optional categories of consent (R-CONSENT-1). */
export const consentCategories = ['preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Those whose data leaves the browser. */
export const measuringOf = (allowed: readonly ConsentCategory[]): readonly ConsentCategory[] =>
  allowed.filter(category => category !== 'preferences');
