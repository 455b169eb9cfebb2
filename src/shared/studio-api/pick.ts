/**
 * Search in the shop's data, by name: GET /api/pick/:kind?q&market&locale&ids
 * `ids` (aliases or numbers, separated by commas) names single items instead; for products, `list` is the JSON of
 * a {@link PickedList}, whose products are counted and of which the first are answered.
 */
export const pickKinds = [
  'product',
  'category',
  'brand',
  'campaign',
  'list',
  'content',
  'page',
  'message',
  'vehicle',
] as const;
export type PickKind = (typeof pickKinds)[number];

export interface PickItem {
  /** What a document refers to it by: an alias, a page's name or a message's id. */
  ref: string | number;
  /** Its number, for fields that refer to it by number. */
  id?: number;
  name: string;
  /** Path of categories, article number of a product. */
  detail?: string;
  image?: string;
  /** Its address in the language asked for, for links in texts. */
  path?: string;
  /** False for something that shoppers cannot see now. */
  isShown: boolean;
}

export interface PickAnswer {
  items: PickItem[];
  /** How many match in all. */
  total: number;
}

/** Products as a product list chooses them. */
export interface PickedList {
  categoryAlias?: string;
  /** As in the props of the widget `product-list`. */
  filter?: Readonly<Record<string, unknown>>;
}
