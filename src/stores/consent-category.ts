/** What a visitor may allow beyond the necessary (R-CONSENT-1). */
export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
