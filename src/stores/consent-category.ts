/** Optional categories of consent (R-CONSENT-1). */
export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
