/** Ids of the listing's parts in the document. */

/** Where the count stands: it gets the focus when the element that had it has been removed. */
export const countId = (id: string): string => `${id}-count`;
export const panelId = (id: string): string => `${id}-filters`;
