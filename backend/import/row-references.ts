/** What rows of a catalogue name: brands, categories, values of parameters and vehicles, read once for many rows. */

import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import { facetNotation } from '#kernel/facet-notation.ts';
import { languages } from '#kernel/languages.gen.ts';
import { RowError } from './row-error.ts';
import type { RowPlan } from './row-plan.ts';
import { slug, slugOrDigest } from './slug.ts';

/** Made anew after a row was rolled back: it may have made brands and values. */
export interface RowReferences {
  /** Whether rows have made brands or values since. */
  hasGrown: () => boolean;
  /** `language_id` by code. */
  languages: ReadonlyMap<string, string>;
  /** Currencies by market. */
  markets: ReadonlyMap<string, string>;
  /** By name or alias; an unknown one is made when the row says who makes it. @throws RowError */
  brand: (name: string, manufacturer: RowPlan['manufacturer']) => Promise<number>;
  /** A path of names in any language of the shop, or an alias. @throws RowError */
  category: (path: string, column?: string) => number;
  /** The category and all above it. */
  lineage: (category: number) => readonly number[];
  /** An existing value of the parameter, by label or slug; a new value is made. @throws RowError */
  value: (identifier: string, value: string) => Promise<number>;
  /** @throws RowError */
  vehicles: (names: readonly string[]) => readonly number[];
}

export async function loadReferences(db: DbTransaction): Promise<RowReferences> {
  const spoken = await db.selectFrom('language').select(['language_id', 'code']).execute();
  const markets = await db.selectFrom('market').select(['market_id', 'currency_code']).execute();
  let made = 0;
  const onMade = (): void => void (made += 1);
  return {
    hasGrown: () => made > 0,
    languages: new Map(spoken.map(row => [row.code, row.language_id])),
    markets: new Map(markets.map(row => [row.market_id, row.currency_code])),
    brand: await loadBrands(db, onMade),
    ...(await loadCategories(db)),
    value: await loadValues(db, onMade),
    vehicles: await loadVehicles(db),
  };
}

async function loadBrands(db: DbTransaction, onMade: () => void): Promise<RowReferences['brand']> {
  const rows = await db.selectFrom('brand').select(['brand_id', 'alias', 'name']).execute();
  const byAlias = new Map(rows.map(row => [row.alias, row.brand_id]));
  const byName = new Map(rows.map(row => [row.name.toLowerCase(), row.brand_id]));
  let last = rows.reduce((most, row) => Math.max(most, row.brand_id), 0);
  return async (name, manufacturer) => {
    const alias = slugOrDigest(name);
    const known = byAlias.get(alias) ?? byName.get(name.toLowerCase());
    if (known !== undefined) return known;
    if (manufacturer === null)
      throw new RowError(
        'brand',
        `the shop has no brand "${name}"`,
        'fill manufacturer_name, manufacturer_address and manufacturer_contact to make it',
      );
    last += 1;
    await db
      .insertInto('brand')
      .values({
        ...{ brand_id: last, alias, name, logo: null, primary_image: null },
        manufacturer_name: manufacturer.name,
        manufacturer_address: manufacturer.address,
        manufacturer_contact: manufacturer.contact,
      })
      .execute();
    onMade();
    byAlias.set(alias, last);
    byName.set(name.toLowerCase(), last);
    return last;
  };
}

async function loadCategories(db: DbTransaction): Promise<Pick<RowReferences, 'category' | 'lineage'>> {
  const rows = await db.selectFrom('category').select(['category_id', 'parent_category_id']).execute();
  const texts = await db.selectFrom('category_text').select(['category_id', 'alias', 'name']).execute();
  const parents = new Map(rows.map(row => [row.category_id, row.parent_category_id]));
  const byAlias = new Map(texts.map(row => [row.alias, row.category_id]));
  const byName = new Map<string, Set<number>>();
  for (const { name, category_id } of texts)
    byName.set(name.toLowerCase(), (byName.get(name.toLowerCase()) ?? new Set()).add(category_id));
  const byPath = (names: readonly string[]): ReadonlySet<number> => {
    let above = new Set([0]);
    for (const name of names)
      above = new Set([...(byName.get(name) ?? [])].filter(id => above.has(parents.get(id) ?? -1)));
    return above;
  };
  return {
    category(path, column = 'category') {
      const names = path.split('>').map(part => part.trim().toLowerCase());
      const alias = names.length === 1 ? byAlias.get(path) : undefined;
      if (alias !== undefined) return alias;
      const found = byPath(names);
      const [only] = found;
      if (only === undefined || only === 0 || found.size > 1)
        throw new RowError(
          column,
          `no category "${path}"`,
          'write the names from the top, joined by " > ", or the alias',
        );
      return only;
    },
    lineage(category) {
      const found = new Set<number>();
      for (let at = category; parents.has(at) && !found.has(at); at = parents.get(at) ?? 0) found.add(at);
      return [...found];
    },
  };
}

/** Values of one parameter. */
interface OwnValues {
  id: number;
  bySlug: Map<string, number>;
  /** In any language. */
  byLabel: Map<string, number>;
}

async function loadValues(db: DbTransaction, onMade: () => void): Promise<RowReferences['value']> {
  const parameters = await db.selectFrom('parameter').select(['parameter_id', 'identifier']).execute();
  const own = new Map<string, OwnValues>();
  const byId = new Map<number, OwnValues>();
  for (const { parameter_id: id, identifier } of parameters) {
    const values: OwnValues = { id, bySlug: new Map(), byLabel: new Map() };
    if (identifier !== 'vehicle') own.set(identifier, values);
    byId.set(id, values);
  }
  const rows = await db
    .selectFrom('parameter_value')
    .select(['parameter_value_id', 'parameter_id', 'slug', 'label'])
    .orderBy('parameter_value_id', 'desc')
    .execute();
  for (const { parameter_id, parameter_value_id: id, slug: name, label } of rows) {
    byId.get(parameter_id)?.bySlug.set(name, id);
    for (const text of Object.values(label))
      if (text !== undefined) byId.get(parameter_id)?.byLabel.set(text, id);
  }
  let last = rows[0]?.parameter_value_id ?? 0;
  return async (identifier, value) => {
    const values = own.get(identifier);
    if (!values)
      throw new RowError(`p:${identifier}`, 'the shop has no such parameter', 'use a parameter of the shop');
    const known = values.bySlug.get(slug(value)) ?? values.byLabel.get(value);
    if (known !== undefined) return known;
    last += 1;
    const name = slug(value) || String(last);
    await db
      .insertInto('parameter_value')
      .values({
        ...{ parameter_value_id: last, parameter_id: values.id, slug: name, sort_order: last },
        label: JSON.stringify(Object.fromEntries(languages.map(({ code }) => [code, value]))),
      })
      .execute();
    onMade();
    values.bySlug.set(name, last);
    values.byLabel.set(value, last);
    return last;
  };
}

async function loadVehicles(db: DbTransaction): Promise<RowReferences['vehicles']> {
  const rows = await db
    .selectFrom('parameter_value')
    .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
    .select(['parameter_value_id', 'slug'])
    .where('identifier', '=', 'vehicle')
    .execute();
  const ids = new Map(rows.map(row => [row.slug, row.parameter_value_id]));
  return names =>
    names.map(name => {
      const id = ids.get(facetNotation(name));
      if (id !== undefined) return id;
      throw new RowError(
        'vehicles',
        `no vehicle "${name}"`,
        'write manufacturer-year-model as the vehicle selector knows it, or universal',
      );
    });
}

/** The address of a product in a language when its row names none, unless another product has it. */
export const usualAlias = (name: string, articleNumber: string): string =>
  slug(name) || slugOrDigest(articleNumber);

/** Made of the name; when another product has it, or the name has no letter or digit of an address, with the article number. */
export async function aliasOf(
  db: DbTransaction,
  language_id: string,
  name: string,
  articleNumber: string,
): Promise<string> {
  const alias = usualAlias(name, articleNumber);
  const taken = await db
    .selectFrom('product_text')
    .select(sql`1`.as('one'))
    .where('language_id', '=', language_id)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return taken === undefined ? alias : `${alias}-${slugOrDigest(articleNumber)}`;
}
