/** Resolves the references of a row: brand, category, parameter value, vehicle; and finds a free alias. */
import { languages } from '#kernel/languages.gen.ts';
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import { RowError } from './row-error.ts';
import type { RowPlan } from './row-plan.ts';
import { slug, slugOrDigest } from './slug.ts';
import { facetNotation } from '#kernel/facet-notation.ts';

export async function brandIdByName(
  db: DbTransaction,
  name: string,
  manufacturer: RowPlan['manufacturer'],
): Promise<number> {
  const alias = slugOrDigest(name);
  const known = await db
    .selectFrom('brand')
    .select('brand_id')
    .where(eb => eb.or([eb('alias', '=', alias), eb(sql<string>`lower(name)`, '=', name.toLowerCase())]))
    .executeTakeFirst();
  if (known !== undefined) return known.brand_id;
  if (manufacturer === null)
    throw new RowError(
      'brand',
      `the shop has no brand "${name}"`,
      'fill manufacturer_name, manufacturer_address and manufacturer_contact to make it',
    );
  const { next } = await db
    .selectFrom('brand')
    .select(sql<number>`coalesce(max(brand_id), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('brand')
    .values({
      brand_id: next,
      alias: alias || `brand-${next}`,
      name,
      logo: null,
      primary_image: null,
      manufacturer_name: manufacturer.name,
      manufacturer_address: manufacturer.address,
      manufacturer_contact: manufacturer.contact,
    })
    .execute();
  return next;
}

/** A path of names in any language of the shop, or an alias. */
export async function categoryIdByPath(
  db: DbTransaction,
  path: string,
  column = 'category',
): Promise<number> {
  const names = path.split('>').map(part => part.trim().toLowerCase());
  const texts = await db
    .selectFrom('category_text')
    .innerJoin('category', 'category.category_id', 'category_text.category_id')
    .select([
      'category.category_id',
      'category.parent_category_id',
      'alias',
      sql<string>`lower(name)`.as('name'),
    ])
    .where(eb => eb.or([eb(sql<string>`lower(name)`, 'in', names), eb('alias', '=', path)]))
    .execute();
  const [only] = names;
  const byAlias = texts.find(text => text.alias === path);
  if (names.length === 1 && byAlias !== undefined) return byAlias.category_id;
  let parents = new Set([0]);
  for (const name of names)
    parents = new Set(
      texts
        .filter(text => text.name === name && parents.has(text.parent_category_id))
        .map(text => text.category_id),
    );
  const [found] = parents;
  if (only === undefined || found === undefined || parents.size > 1)
    throw new RowError(
      column,
      `no category "${path}"`,
      'write the names from the top, joined by " > ", or the alias',
    );
  return found;
}

/** The category and all above it. */
export async function lineageIds(db: DbTransaction, category: number): Promise<readonly number[]> {
  const { rows } = await sql<{ category_id: number }>`with recursive up as (
      select category_id, parent_category_id from category where category_id = ${category}
      union select c.category_id, c.parent_category_id from category c join up on c.category_id = up.parent_category_id
    ) select category_id from up`.execute(db);
  return rows.map(row => row.category_id);
}

/** An existing value of the parameter, by label or slug; a new value is made. */
export async function findParameterValue(
  db: DbTransaction,
  identifier: string,
  value: string,
): Promise<number> {
  const parameter = await db
    .selectFrom('parameter')
    .select('parameter_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (parameter === undefined || identifier === 'vehicle')
    throw new RowError(`p:${identifier}`, 'the shop has no such parameter', 'use a parameter of the shop');
  const known = await db
    .selectFrom('parameter_value')
    .select('parameter_value_id')
    .where('parameter_id', '=', parameter.parameter_id)
    .orderBy(sql`slug = ${slug(value)}`, 'desc')
    .where(eb =>
      eb.or([
        eb('slug', '=', slug(value)),
        ...languages.map(({ code }) => eb(sql<string>`label->>${code}`, '=', value)),
      ]),
    )
    .executeTakeFirst();
  if (known !== undefined) return known.parameter_value_id;
  const { next } = await db
    .selectFrom('parameter_value')
    .select(sql<number>`coalesce(max(parameter_value_id), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('parameter_value')
    .values({
      parameter_value_id: next,
      parameter_id: parameter.parameter_id,
      slug: slug(value) || String(next),
      label: JSON.stringify(Object.fromEntries(languages.map(({ code }) => [code, value]))),
      sort_order: next,
    })
    .execute();
  return next;
}

/** Asked for together: parts fit up to hundreds of vehicles. */
export async function findVehicles(db: DbTransaction, names: readonly string[]): Promise<readonly number[]> {
  const slugs = names.map(name => facetNotation(name));
  const known = await db
    .selectFrom('parameter_value')
    .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
    .select(['parameter_value_id', 'slug'])
    .where('identifier', '=', 'vehicle')
    .where('slug', 'in', ['', ...slugs])
    .execute();
  const ids = new Map(known.map(row => [row.slug, row.parameter_value_id]));
  return names.map((name, index) => {
    const id = ids.get(slugs[index] ?? '');
    if (id === undefined)
      throw new RowError(
        'vehicles',
        `no vehicle "${name}"`,
        'write manufacturer-year-model as the vehicle selector knows it, or universal',
      );
    return id;
  });
}

/** Made of the name; when another product has it, or the name has no letter or digit of an address, with the article number. */
export async function aliasOf(
  db: DbTransaction,
  language_id: string,
  name: string,
  articleNumber: string,
): Promise<string> {
  const number = slugOrDigest(articleNumber);
  const alias = slug(name) || number;
  const taken = await db
    .selectFrom('product_text')
    .select('product_id')
    .where('language_id', '=', language_id)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return taken === undefined ? alias : `${alias}-${number}`;
}
