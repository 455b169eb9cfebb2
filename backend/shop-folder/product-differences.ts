/** Which columns of a row say other things than the database has. */
import { cleanHtml } from '#backend/import/clean-html.ts';
import { interchangeText } from '#backend/import/interchange-plan.ts';
import type { RowPlan, TextPlan } from '#backend/import/row-plan.ts';
import { slug, slugOrDigest } from '#backend/import/slug.ts';
import { facetNotation } from '#kernel/facet-notation.ts';
import { isSingle, lineageOf } from './export/product-line.ts';
import type { ProductState } from './export/product-state.ts';

export interface CategoryNames {
  /** Numbers by alias, in any language. */
  aliases: ReadonlyMap<string, number>;
  /** In lower case, by number. */
  names: ReadonlyMap<number, ReadonlySet<string>>;
  /** The number of the category above one; 0 above the highest. */
  parents: ReadonlyMap<number, number>;
}

/** Columns in which an import would change the product; a column that the row does not have changes nothing. */
export function differencesOf(plan: RowPlan, state: ProductState, categories: CategoryNames): string[] {
  const category = isOtherCategory(plan, state, categories) ? ['category'] : [];
  return [...category, ...otherDifferences(plan, state)];
}

/** Without the categories. */
export function otherDifferences(plan: RowPlan, state: ProductState): string[] {
  return Object.entries({
    brand: isOtherBrand(plan.brand, state),
    texts: [...plan.texts].some(([code, text]) => isOtherText(code, text, state)),
    vat_class: isOther(plan.vatClass ?? undefined, state.vat_class),
    freight_class: isOther(plan.freightClass, state.freight_class),
    prices: isOtherPrice(plan, state),
    articles: isOtherArticle(plan, state),
    sizes: Object.entries(plan.numbers).some(([name, value]) => isOther(value, numbersOf(state)[name])),
    first_available_on: isOther(plan.firstAvailableOn ?? undefined, state.first_available_on),
    images: isOtherPictures(plan.images, state),
    vehicles: isOtherList(
      plan.vehicles && [...new Set(plan.vehicles.map(name => facetNotation(name)))].toSorted(),
      state.values.flatMap(value => (value.identifier === 'vehicle' ? [value.slug] : [])).toSorted(),
    ),
    fitting_parts: isOtherList(plan.fittingParts && [...new Set(plan.fittingParts)], state.fitting),
    guides: [...plan.guides].some(([code, own]) =>
      isOtherList(
        own?.map(({ kind, url, title }) => `${kind} ${url} ${title}`),
        state.guides.flatMap(({ kind, url, title }) => {
          const text = title[code];
          return text === undefined ? [] : [`${kind} ${url} ${text}`];
        }),
      ),
    ),
    interchange: [...plan.interchange].some(([kind, numbers]) =>
      isOtherList(
        numbers?.map(interchangeText),
        state.interchange.filter(each => each.kind === kind).map(interchangeText),
      ),
    ),
    parameters: [...plan.parameters].some(([identifier, value]) => isOtherValue(identifier, value, state)),
  }).flatMap(([column, isChanged]) => (isChanged ? [column] : []));
}

/** Undefined leaves what there is. */
const isOther = (wanted: unknown, stored: unknown): boolean =>
  wanted !== undefined && (wanted ?? null) !== (stored ?? null);

const isOtherList = (wanted: readonly string[] | undefined, stored: readonly string[]): boolean =>
  wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(stored);

const isOtherBrand = (brand: RowPlan['brand'], state: ProductState): boolean =>
  typeof brand === 'string' &&
  slugOrDigest(brand) !== state.brand &&
  brand.toLowerCase() !== state.brand_name.toLowerCase();

function isOtherCategory(
  { category, alsoIn }: RowPlan,
  state: ProductState,
  { aliases, names, parents }: CategoryNames,
) {
  const isNamed = (path: string, id: number): boolean => {
    const known = aliases.get(path);
    if (known !== undefined) return known === id;
    const last = path.split('>').at(-1) ?? '';
    return names.get(id)?.has(last.trim().toLowerCase()) ?? false;
  };
  if (typeof category === 'string' && !isNamed(category, state.category_id)) return true;
  if (!alsoIn) return false;
  const own = lineageOf(state.category_id, parents);
  const further = state.categories.filter(id => !own.has(id));
  const wanted = further.filter(id => alsoIn.some(path => isNamed(path, id)));
  const covered = new Set(wanted.flatMap(id => [...lineageOf(id, parents)]));
  return wanted.length !== alsoIn.length || further.some(id => !covered.has(id));
}

function isOtherText(code: string, text: TextPlan, { texts }: ProductState): boolean {
  const stored = texts.find(one => one.code === code);
  // Without a name a language is not published, and what else the row says of it is left out.
  if (!stored) return typeof text.name === 'string';
  return [
    [text.name, stored.name],
    [text.alias ?? undefined, stored.alias],
    [cleanHtml(text.summary), stored.text1],
    [cleanHtml(text.description), stored.text2],
    [cleanHtml(text.care), stored.text3],
    [text.metaTitle, stored.meta_title],
    [text.metaDescription, stored.meta_description],
  ].some(([wanted, own]) => isOther(wanted, own));
}

const isOtherPrice = ({ prices }: RowPlan, state: ProductState): boolean =>
  [...prices].some(([market, { regular, selling }]) => {
    const stored = state.prices.find(price => price.market === market);
    return stored?.regular !== regular || stored.selling !== selling;
  });

function isOtherArticle({ stock, gtin, externalId }: RowPlan, state: ProductState): boolean {
  const [sku] = state.skus;
  if (!sku || !isSingle(state)) return false;
  const stored: Readonly<Record<string, unknown>> = { ...sku };
  return (
    isOther(gtin, sku.gtin) ||
    isOther(externalId, sku.external_id) ||
    Object.entries(stock).some(([name, value]) => isOther(value, stored[name]))
  );
}

const numbersOf = (state: ProductState): Readonly<Record<string, unknown>> => ({ ...state });

/** The importer adds a part of the content to a name that another product's picture has. */
function isOtherPictures(images: RowPlan['images'], state: ProductState): boolean {
  if (!images) return false;
  const stored = state.images.map(({ file_name }) => file_name.replace(/-[0-9a-f]{8}(?=\.\w+$)/, ''));
  const wanted = [...new Set(images)].map(name =>
    name.normalize('NFC').replace(/-[0-9a-f]{8}(?=\.\w+$)/, ''),
  );
  return isOtherList(wanted, stored);
}

function isOtherValue(identifier: string, text: string, { values }: ProductState): boolean {
  const stored = values.find(value => value.identifier === identifier);
  return stored?.slug !== slug(text) && !Object.values(stored?.label ?? {}).includes(text);
}
