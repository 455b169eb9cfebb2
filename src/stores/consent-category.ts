/** What a visitor may allow beyond the necessary (faults L-C). */
export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
