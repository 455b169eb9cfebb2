/** The tags of a query result, read from the result itself, so that no page or widget has to name what it depends on. */

/**
 * Root fields whose results follow content, or markets: a changed market outdates everything, as does a changed category,
 * brand or campaign.
 */
const otherFields: Readonly<Record<string, string>> = {
  getMenuAtLocation: 'menu',
  widgetArea: 'content',
  cmsPages: 'content',
  channel: 'market',
  channels: 'market',
  categories: 'market',
  category: 'market',
  listPageInfo: 'market',
  assemblies: 'market',
};

/** Root fields whose products, lists and opinions the backend reports itself, by their names in our documents. */
const reportedFields: ReadonlySet<string> = new Set([
  'products',
  'universal',
  'product',
  'relatedProducts',
  'recommendedProducts',
  'brands',
  'reviews',
  'questions',
  'assembly',
]);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Memory of a property beside its value. */
const PROPERTY_BYTES = 24;

export interface TaggedAnswer {
  tags: string[];
  /** Estimated memory of the answer. */
  byteSize: number;
}

/**
 * `product:17` for every product in the answer; `menu`, `content` or `market` for root fields that list no products, and
 * `list`, which every changed price or product touches, for those without reported dependencies.
 */
export function tagsOfAnswer(data: unknown): TaggedAnswer {
  const tags = new Set<string>();
  let byteSize = 0;

  function visit(value: unknown): void {
    if (typeof value === 'string') byteSize += value.length * 2;
    else if (Array.isArray(value)) {
      byteSize += value.length * PROPERTY_BYTES;
      for (const item of value) visit(item);
    } else if (isFields(value)) {
      // Results have tens of thousands of fields, and `Object.entries` makes an array of each.
      for (const name in value) {
        const field = value[name];
        byteSize += PROPERTY_BYTES;
        if (name === 'productId' && typeof field === 'number') tags.add(`product:${field}`);
        visit(field);
      }
    }
  }

  visit(data);
  for (const field of Object.keys(data ?? {}))
    if (!reportedFields.has(field)) tags.add(otherFields[field] ?? 'list');
  return { tags: [...tags], byteSize };
}
