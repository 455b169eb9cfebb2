/** Packages: groups of options, each a product in a quantity. */
import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from '#backend/database/schema.ts';
import type { Localized } from '#backend/database/tables/columns.ts';
import { grouped } from '../grouped.ts';

export interface PackageOption {
  id: number;
  productId: number;
  name: Localized | null;
  quantity: number;
  isSelected: boolean;
  order: number;
}

export interface PackageGroup {
  id: number;
  name: Localized;
  description: Localized | null;
  image: string | null;
  required: boolean;
  order: number;
  options: readonly PackageOption[];
}

export interface Package {
  /** The product that is sold as a package. */
  id: number;
  groups: readonly PackageGroup[];
}

/** Packages among these products; a product without groups is not a package. */
export async function loadPackages(db: Kysely<Schema>, productIds: readonly number[]): Promise<Package[]> {
  const [groups, optionRows] = await Promise.all([
    db
      .selectFrom('package_group')
      .selectAll()
      .where('product_id', 'in', productIds)
      .orderBy('sort_order')
      .orderBy('group_id')
      .execute(),
    db
      .selectFrom('package_option')
      .innerJoin('package_group', 'package_group.group_id', 'package_option.group_id')
      .selectAll('package_option')
      .where('package_group.product_id', 'in', productIds)
      .orderBy('package_option.sort_order')
      .orderBy('option_id')
      .execute(),
  ]);
  const options = grouped(
    optionRows,
    row => row.group_id,
    (row): PackageOption => ({
      id: row.option_id,
      productId: row.product_id,
      name: row.name,
      quantity: row.quantity,
      isSelected: row.is_selected,
      order: row.sort_order,
    }),
  );
  const packages = grouped(
    groups,
    row => row.product_id,
    (row): PackageGroup => ({
      id: row.group_id,
      name: row.name,
      description: row.description,
      image: row.image,
      required: row.required,
      order: row.sort_order,
      options: options.get(row.group_id) ?? [],
    }),
  );
  return [...packages].map(([id, ofProduct]) => ({ id, groups: ofProduct }));
}

/** What a group of a package can hold: ids of products. */
export interface GroupParts {
  required: boolean;
  parts: readonly number[];
}

/** The parts of all packages, by the package. */
export async function loadPackageParts(db: Db): Promise<ReadonlyMap<number, readonly GroupParts[]>> {
  const { rows } = await sql<{ id: number; groups: GroupParts[] }>`
    select product_id as id, json_agg(json_build_object('required', required, 'parts', parts)) as groups
    from (
      select g.product_id, g.required, array_remove(array_agg(o.product_id), null) as parts
      from package_group g join product p using (product_id) left join package_option o using (group_id)
      where p.type = 'package' group by g.group_id
    ) of_group group by product_id`.execute(db);
  return new Map(rows.map(({ id, groups }) => [id, groups]));
}
