/** Sanitised HTML: the only type that components render as markup (R-SEC-1). */
export type SafeHtml = string & { readonly __safeHtml: unique symbol };
