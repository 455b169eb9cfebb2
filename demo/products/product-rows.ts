/** Converts drafts into the rows of the catalogue. */

import type { BulkWriter } from '../bulk-writer.ts';
import type { ProductImage } from '../picture/product-image.ts';
import { fileNameOf } from '../picture/product-image.ts';
import type { Random } from '../random.ts';
import type { ReviewScenes } from '../review/review-pictures.ts';
import { addReviews } from '../review/review-rows.ts';
import { markets } from '../shop/markets.ts';
import { hiddenCategory } from '../shop/tree-rows.ts';
import { languages, localized, slug } from '../words.ts';
import { addGuides } from './guides.ts';
import type { ParameterValues } from './parameter-values.ts';
import { marketPrice, priceTimeline } from './price-rules.ts';
import type { Draft } from './product-draft.ts';
import { labelOf } from './product-draft.ts';
import type { Dates } from './sku-rows.ts';
import { addSkus } from './sku-rows.ts';
import { textsOf } from './texts.ts';

export interface ProductRowsOptions {
  writer: BulkWriter;
  values: ParameterValues;
  random: Random;
  dates: Dates;
  images: ReadonlyMap<number, readonly ProductImage[]>;
  firstSku: number;
  /** What customers' pictures show. */
  scenes: ReviewScenes;
}

const articleNumberOf = (draft: Pick<Draft, 'id' | 'brand'>): string =>
  `${draft.brand.alias.replaceAll('-', '').slice(0, 3).toUpperCase()}-${draft.id}`;

/** Heavier products are sent as freight. */
const parcelGrams = 35_000;

/** Writes one draft with all rows that belong to it; returns the next free SKU id. */
export function addProduct(draft: Draft, parts: ProductRowsOptions): number {
  const { writer, values, random, dates, images, firstSku } = parts;
  const articleNumber = articleNumberOf(draft);
  addHead(parts, draft, articleNumber);
  const texts = textsOf(draft, random);
  for (const { index, id: language_id } of languages) {
    const name = draft.name[index];
    const { text1, text2, text3, metaTitle, metaDescription } = texts[index];
    writer.add('product_text', {
      product_id: draft.id,
      language_id,
      alias: slug(name),
      name,
      text1,
      text2,
      text3,
      meta_title: metaTitle,
      meta_description: metaDescription,
    });
  }
  for (const category of draft.categories)
    writer.add('product_category', { product_id: draft.id, category_id: category.id });
  if (draft.line.key === hiddenCategory.line)
    writer.add('product_category', { product_id: draft.id, category_id: hiddenCategory.id });
  for (const [index, image] of (images.get(draft.id) ?? []).entries()) {
    writer.add('product_image', {
      product_id: draft.id,
      sort_order: index + 1,
      file_name: fileNameOf(image),
      tags: [index === 0 ? 'main' : 'detail'],
    });
  }
  for (const parameter_value_id of values.idsOf(draft))
    writer.add('product_parameter', { product_id: draft.id, parameter_value_id });
  addVariant(writer, draft);
  addGuides(writer, draft);
  addPrices(writer, draft, random, dates);
  return addSkus(writer, draft, articleNumber, firstSku, random, dates);
}

function addHead(
  { writer, dates, random, scenes }: ProductRowsOptions,
  draft: Draft,
  article_number: string,
): void {
  const { line, size } = draft;
  const weight = Math.round(line.grams * (size?.weight ?? 1));
  const votes = random.chance(0.55) ? Math.max(1, Math.round(random.between(1, 40) ** 2 / 110)) : 0;
  const stars = votes === 0 ? 0 : Math.min(votes * 5, Math.round(votes * (3.4 + random.next() * 1.6)));
  const [length_mm, width_mm, height_mm] = line.box;
  if (draft.group === draft.id) {
    const { brand, series } = draft;
    writer.add('variant_group', {
      variant_group_id: draft.id,
      name: `${brand.name} ${series} ${line.noun[0]}`,
      main_product_id: draft.id,
      collapse_in_lists: true,
    });
  }
  writer.add('product', {
    product_id: draft.id,
    article_number,
    type: draft.parts === null ? 'product' : 'package',
    brand_id: draft.brand.id,
    primary_category_id: draft.categories[0]?.id ?? 0,
    vat_class: line.vatClass ?? 'standard',
    variant_group_id: draft.group,
    first_available_on: dates.day(-draft.daysOld),
    active: true,
    weight_grams: weight,
    length_mm,
    width_mm,
    height_mm,
    freight_class: weight > parcelGrams ? 'freight' : null,
    supplier_id: draft.brand.id,
    sold_count: draft.sold,
    rating_sum: stars,
    rating_count: votes,
  });
  addReviews({ writer, dates, scenes }, draft, { sum: stars, count: votes });
}

/** The outermost dimension has the highest level; colour is outermost, so that the colour picker comes first. */
function addVariant(writer: BulkWriter, { id, group, colour, length }: Draft): void {
  if (group === null) return;
  const type = (level: number): string => (level === 2 ? 'selection' : 'product');
  if (colour !== null) {
    const level = length === null ? 1 : 2;
    writer.add('variant_value', {
      product_id: id,
      level,
      dimension: colour.hex === null ? 'Pattern' : 'Color',
      type: type(level),
      value: colour.key,
      label: localized(colour.label),
      // Older clients add the # themselves.
      attributes: colour.hex === null ? [] : [{ key: 'hex', value: colour.hex.slice(1) }],
      sort_order: colour.order,
    });
  }
  if (length !== null) {
    const label = labelOf(length, 0);
    writer.add('variant_value', {
      product_id: id,
      level: 1,
      dimension: 'Length',
      type: type(1),
      value: slug(label),
      label: localized([label, labelOf(length, 1), labelOf(length, 2)]),
      attributes: [],
      sort_order: Number.parseInt(label, 10),
    });
  }
}

function addPrices(writer: BulkWriter, draft: Draft, random: Random, dates: Dates): void {
  const story = priceTimeline(draft, random);
  for (const market of markets) {
    const { regular, selling, history } = marketPrice(draft, story, market);
    const place = { product_id: draft.id, market_id: market.id };
    writer.add('price', { ...place, regular_minor: regular, selling_minor: selling });
    for (const step of history) {
      writer.add('price_log', {
        ...place,
        valid_from: dates.moment(-step.daysAgo),
        regular_minor: step.regular,
        selling_minor: step.selling,
      });
    }
  }
}
