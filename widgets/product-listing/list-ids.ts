/** Element ids of the listing's parts. */

/** Element with the product count, which gets the focus when the focused element has been removed. */
export const countId = (id: string): string => `${id}-count`;
export const panelId = (id: string): string => `${id}-filters`;
