/** HTML that went through the sanitiser; nothing else may reach a component as markup (R-SEC-1). */
export type SafeHtml = string & { readonly __safeHtml: unique symbol };
