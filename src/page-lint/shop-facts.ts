/** What the linter may ask of a running shop. */
export const referenceKinds = [
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

/** `list-page` is any page of a list: of a category, a brand or a campaign. */
export type ReferenceKind = (typeof referenceKinds)[number];

export interface Reference {
  kind: ReferenceKind;
  /** An alias, which counts in whatever language it is of; a number; the name of a picture's file. */
  name: string | number;
  /** Address of its page, where a page file says how such addresses are made. */
  path?: string;
}

/** What a running shop answered about the references that it was asked for. */
export interface ShopFacts {
  knows(reference: Reference): boolean;
  /** Names of that kind, where the shop lists them. */
  names(kind: ReferenceKind): readonly string[];
}
