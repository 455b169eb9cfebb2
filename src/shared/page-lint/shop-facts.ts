/** What the linter may request from a running shop. */
export const shopReferenceKinds = [
  'category',
  'brand',
  'campaign',
  'product',
  'list',
  'content',
  'list-page',
  'picture',
  'market',
] as const;

/** `list-page` is any product list page: of a category, a brand or a campaign. */
export type ShopReferenceKind = (typeof shopReferenceKinds)[number];

export interface ShopReference {
  kind: ShopReferenceKind;
  /** An alias in any language, a number, or the name of an image file. */
  name: string | number;
  /** Address of its page, if a page file defines such addresses. */
  path?: string;
}

/** What a running shop has answered about the requested references. */
export interface ShopAnswers {
  knows(reference: ShopReference): boolean;
  /** All names of a kind, if the shop lists them. */
  names(kind: ShopReferenceKind): readonly string[];
}
