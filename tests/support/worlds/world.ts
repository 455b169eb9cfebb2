/** Builders of a small shop's rows: two markets and two languages exist, tests add the rest. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/commands.ts';
import { insertProduct, type ProductInput } from '../samples/product-rows.ts';
import { FI, insertShop, SE } from '../samples/shop-rows.ts';

export { FI, SE };

export interface CategoryInput {
  id: number;
  parent?: number;
  order?: number;
  hidden?: boolean;
  /** Alias and name by language; both languages get `name` when left out. */
  name?: string;
  texts?: Partial<Record<'fi-FI' | 'sv-SE', { alias: string; name: string; description?: string }>>;
}

export interface PackageOptionInput {
  /** Product id of the package. */
  productId: number;
  groupId: number;
  name: string;
  /** True when left out. */
  required?: boolean;
  option: { id: number; productId: number; quantity: number };
}

const slug = (name: string) => name.toLowerCase().replaceAll(/\s+/g, '-');

export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(db: Kysely<Schema>) {
  await insertShop(db);

  return {
    db,

    async aCategory({
      id,
      parent = 0,
      order = id,
      hidden = false,
      name = `Category ${id}`,
      texts,
    }: CategoryInput) {
      await db
        .insertInto('category')
        .values({ category_id: id, parent_category_id: parent, sort_order: order, hidden })
        .execute();
      const both = { alias: slug(name), name };
      for (const [language_id, text] of Object.entries(texts ?? { 'fi-FI': both, 'sv-SE': both })) {
        await db
          .insertInto('category_text')
          .values({ category_id: id, language_id, ...text })
          .execute();
      }
    },

    async aBrand(id: number, name = `Brand ${id}`) {
      await db
        .insertInto('brand')
        .values({
          brand_id: id,
          alias: slug(name),
          name,
          manufacturer_name: name,
          manufacturer_address: 'Road 1',
          manufacturer_contact: 'post@example.com',
        })
        .execute();
    },

    /** A parameter that lists offer as a facet; its values are numbered from `parameter.id * 100`. */
    async aParameter({
      id,
      group = 1,
      values,
      name = `Parameter ${id}`,
    }: {
      id: number;
      group?: number;
      values: readonly string[];
      name?: string;
    }) {
      await db
        .insertInto('parameter_group')
        .values({
          parameter_group_id: group,
          name: JSON.stringify({ fi: 'Tiedot', sv: 'Fakta' }),
          sort_order: group,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      await db
        .insertInto('parameter')
        .values({
          parameter_id: id,
          parameter_group_id: group,
          identifier: `parameter-${id}`,
          name: JSON.stringify({ fi: name }),
          sort_order: id,
          show_filter: true,
        })
        .execute();
      for (const [at, value] of values.entries()) {
        await db
          .insertInto('parameter_value')
          .values({
            parameter_value_id: id * 100 + at,
            parameter_id: id,
            slug: slug(value),
            label: JSON.stringify({ fi: value }),
            sort_order: at,
          })
          .execute();
      }
    },

    /** One product to choose in a group of a package; the group is created with its first option. */
    async aChoice({ productId, groupId, name, required = true, option }: PackageOptionInput) {
      await db
        .insertInto('package_group')
        .values({
          group_id: groupId,
          product_id: productId,
          name: JSON.stringify({ fi: name }),
          required,
          sort_order: groupId,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      const { id, quantity } = option;
      await db
        .insertInto('package_option')
        .values({ option_id: id, group_id: groupId, product_id: option.productId, quantity, sort_order: 1 })
        .execute();
    },

    aProduct: (product: ProductInput) => insertProduct(db, product),

    async aVariantGroup(id: number, mainProductId: number, collapse = true) {
      await db
        .insertInto('variant_group')
        .values({
          variant_group_id: id,
          name: `Group ${id}`,
          main_product_id: mainProductId,
          collapse_in_lists: collapse,
        })
        .execute();
    },

    async aSetting(key: string, value: unknown) {
      await db
        .insertInto('setting')
        .values({ key, value: JSON.stringify(value) })
        .execute();
    },
  };
}
