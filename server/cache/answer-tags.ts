/** The tags of a query result, read from the result itself, so that no page or widget has to name what it depends on. */

/** Root fields that list no products, and the tag of what changes their results. A changed market outdates everything. */
const otherFields: Readonly<Record<string, string>> = {
  getMenuAtLocation: 'menu',
  widgetArea: 'content',
  cmsPages: 'content',
  channel: 'market',
  channels: 'market',
  questions: 'opinion',
  reviews: 'opinion',
};

const isOneProduct = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'productId' in value;

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
 * `product:17` for every product in the answer; `menu`, `content`, `market` or `opinion` for root fields that list no
 * products, `list` for every other one that is not a single product, as a changed product may enter, leave or reorder what
 * it answers.
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
  for (const [field, value] of Object.entries(data ?? {}))
    if (!isOneProduct(value)) tags.add(otherFields[field] ?? 'list');
  return { tags: [...tags], byteSize };
}
