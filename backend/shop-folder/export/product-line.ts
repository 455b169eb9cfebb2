/** A product as a line of `catalogue/products.jsonl` or `packages.jsonl`, as the importer reads it. */
import { cellOf } from '#backend/import/cell-text.ts';
import { cleanHtml } from '#backend/import/clean-html.ts';
import { interchangeColumn, interchangeKinds, interchangeText } from '#backend/import/interchange-plan.ts';
import { isGtin } from '#backend/import/row-plan.ts';
import { slug, slugOrDigest } from '#backend/import/slug.ts';
import { onlySize } from '#backend/import/store-details.ts';
import { columnsOf } from './csv-text.ts';
import { amountOf, byText, type ExportContext, saying, textsIn } from './export-context.ts';
import type { ProductState } from './product-state.ts';

/** What the other files of the folder have. */
export interface LineNames {
  /** Alias of a category by its number. */
  categories: ReadonlyMap<number, string>;
  /** The category above one, by their numbers; 0 above the highest. */
  parents: ReadonlyMap<number, number>;
  /** Slugs of vehicles, and that of products that fit all. */
  vehicles: ReadonlySet<string>;
  /** Names of pictures. */
  pictures: ReadonlySet<string>;
  /** Article numbers that a line may name as parts for fitting: those of lines before it. */
  before: ReadonlySet<string>;
}

type Line = Record<string, unknown>;

/** Null for a product that the folder cannot have. */
export function productLine(state: ProductState, names: LineNames, context: ExportContext): Line | null {
  const { left, languages } = context;
  const number = state.article_number;
  const category = names.categories.get(state.category_id);
  if (category === undefined) {
    left.add('products of categories that are not exported', number);
    return null;
  }
  if (textsOf(state, languages, text => text.name) === undefined) {
    left.add('products without a name', number);
    return null;
  }
  return asCells(
    saying({
      article_number: number,
      brand: slugOrDigest(state.brand) === state.brand ? state.brand : state.brand_name,
      category,
      ...textColumns(state, context),
      vat_class: state.vat_class === 'standard' ? undefined : state.vat_class,
      freight_class: state.freight_class,
      ...(state.type === 'product' ? { ...priceColumns(state), ...stockColumns(state, context) } : {}),
      ...sizeColumns(state),
      first_available_on: state.first_available_on,
      ...listColumns(state, names, context),
      ...parameterColumns(state, context),
    }),
  );
}

/** The importer reads entities in texts. */
const asCells = (line: Line): Line =>
  Object.fromEntries(
    Object.entries(line).map(([column, value]) => [
      column,
      Array.isArray(value)
        ? value.map(item => (typeof item === 'string' ? cellOf(column, item) : item))
        : typeof value === 'string'
          ? cellOf(column, value)
          : value,
    ]),
  );

const textsOf = (
  { texts }: ProductState,
  languages: readonly string[],
  read: (text: ProductState['texts'][number]) => string | null,
): Record<string, string> | undefined =>
  textsIn(languages, Object.fromEntries(texts.map(text => [text.code, read(text)])));

function textColumns(state: ProductState, { languages, left }: ExportContext): Line {
  const column = (name: string, read: (text: ProductState['texts'][number]) => string | null): Line =>
    columnsOf(name, textsOf(state, languages, read));
  for (const { alias, code } of state.texts)
    if (slug(alias) !== alias)
      left.add('addresses that are not in lower case with hyphens', `${code} ${alias}`);
  return {
    ...column('name', text => text.name),
    ...column('alias', text => text.alias),
    ...column('summary', text => cleanHtml(text.text1)),
    ...column('description', text => cleanHtml(text.text2)),
    ...column('care', text => cleanHtml(text.text3)),
    ...column('meta_title', text => text.meta_title),
    ...column('meta_description', text => text.meta_description),
  };
}

const priceText = (minor: number): number | string => (minor === 0 ? 'free' : amountOf(minor));

function priceColumns({ prices }: ProductState): Line {
  const pairs = prices.map(({ market, selling, regular }): [string, unknown][] => [
    [`price_${market}`, priceText(selling)],
    ...(regular === selling ? [] : [[`regular_price_${market}`, priceText(regular)] as [string, unknown]]),
  ]);
  return Object.fromEntries(pairs.flat());
}

/** What is sold in one size without a name: its only article has the number of the product. One with a name is a row of sizes. */
export const isSingle = ({ skus, article_number }: ProductState): boolean =>
  skus.length === 1 && skus[0]?.article_number === article_number && skus[0].name === onlySize;

/** Stock and what else articles have; a product with sizes has none of it. */
function stockColumns(state: ProductState, { left }: ExportContext): Line {
  const [sku] = state.skus;
  if (!sku) left.add('products without an article to buy', state.article_number);
  if (!sku || !isSingle(state)) return {};
  if (sku.weight_grams !== state.weight_grams)
    left.add('weights of articles other than those of their products', state.article_number);
  return articleColumns(sku, context => left.add(context, sku.article_number));
}

/** The same columns as in `sizes.csv`. */
export function articleColumns(sku: ProductState['skus'][number], say: (kind: string) => void): Line {
  const gtin = sku.gtin !== null && isGtin(sku.gtin) ? sku.gtin : null;
  if (sku.gtin !== gtin) say('GTINs with a wrong check digit');
  return saying({
    gtin,
    stock: sku.in_stock,
    stock_oversellable: sku.oversellable || undefined,
    stock_static: sku.static || undefined,
    incoming_on: sku.incoming_on,
    shelf: sku.shelf,
    external_id: sku.external_id,
  });
}

const sizeColumns = ({ weight_grams, length_mm, width_mm, height_mm }: ProductState): Line =>
  Object.fromEntries(
    Object.entries({ weight_grams, length_mm, width_mm, height_mm }).filter(([, value]) => value !== 0),
  );

/** The category, and all above it. */
export function lineageOf(category: number, parents: ReadonlyMap<number, number>): Set<number> {
  const found = new Set<number>();
  for (let at = category; at !== 0 && !found.has(at); at = parents.get(at) ?? 0) found.add(at);
  return found;
}

function listColumns(state: ProductState, names: LineNames, { languages, left }: ExportContext): Line {
  const number = state.article_number;
  const list = (items: readonly string[]): readonly string[] | undefined =>
    items.length > 0 ? items : undefined;
  const images = state.images.flatMap(({ file_name, tags }) => {
    if (tags.length > 0) left.add('tags of pictures', tags.join(' '));
    if (names.pictures.has(file_name)) return [file_name];
    left.add('pictures that the database does not have', file_name);
    return [];
  });
  const own = state.values.flatMap(({ identifier, slug: name }) => (identifier === 'vehicle' ? [name] : []));
  for (const name of own)
    if (!names.vehicles.has(name)) left.add('vehicles that the selector does not have', name);
  for (const part of state.fitting)
    if (!names.before.has(part))
      left.add('parts for fitting that name each other or packages', `${number} ${part}`);
  const lineage = lineageOf(state.category_id, names.parents);
  const further = state.categories.filter(id => !lineage.has(id));
  // Those above a further one belong to it.
  const above = new Set(further.flatMap(id => [...lineageOf(names.parents.get(id) ?? 0, names.parents)]));
  const also = further.flatMap(id => (above.has(id) ? [] : (names.categories.get(id) ?? [])));
  const guides = languages.map(code => [
    `guides_${code}`,
    list(
      state.guides.flatMap(({ kind, url, title }) => {
        const text = title[code];
        return text === undefined ? [] : [`${kind} ${url} ${text.replaceAll('|', '/')}`];
      }),
    ),
  ]);
  return {
    also_in: list(also.toSorted(byText)),
    images: list([...new Set(images)]),
    vehicles: list(own.filter(name => names.vehicles.has(name)).toSorted(byText)),
    fitting_parts: list(state.fitting.filter(part => names.before.has(part))),
    ...Object.fromEntries(
      interchangeKinds.map(kind => [
        interchangeColumn(kind),
        list(state.interchange.filter(each => each.kind === kind).map(interchangeText)),
      ]),
    ),
    ...Object.fromEntries(guides),
  };
}

/** The label in the first language, which the importer finds again by its slug; otherwise the slug itself. */
function parameterColumns(state: ProductState, { languages, left }: ExportContext): Line {
  const line: Line = {};
  for (const { identifier, slug: name, label } of state.values) {
    if (identifier === 'vehicle') continue;
    const column = `p:${identifier}`;
    const text = label[languages[0]] ?? '';
    if (column in line) left.add('further values of the same parameter', `${state.article_number} ${name}`);
    else line[column] = slug(text) === name && text.trim() === text ? text : name;
  }
  return line;
}
