/** HTML that went through the sanitiser; nothing else may reach a component as markup (page-definitions 1.15). */
export type SafeHtml = string & { readonly __safeHtml: unique symbol };
