/** Builders of a small shop's rows: two markets and two languages stand, the rest is said by the test. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/index.ts';

export const FI = 'market-fi';
export const SE = 'market-se';

/** Minor units; one number is a price without a reduction. */
type PriceWord = number | { regular: number; selling: number };

export interface CategoryWords {
  id: number;
  parent?: number;
  order?: number;
  hidden?: boolean;
  /** Alias and name by language; both languages get `name` when left out. */
  name?: string;
  texts?: Partial<Record<'fi-FI' | 'sv-SE', { alias: string; name: string; description?: string }>>;
}

export interface ProductWords {
  id: number;
  name?: string;
  /** By language; both get `name` and the alias `product-<id>` when left out. */
  texts?: Partial<Record<'fi-FI' | 'sv-SE', { alias: string; name: string }>>;
  articleNumber?: string;
  type?: 'product' | 'package';
  brand?: number;
  categories?: readonly number[];
  /** By market; null is no price there. */
  prices?: { fi?: PriceWord | null; se?: PriceWord | null };
  stock?: { in_stock?: number; oversellable?: number; static?: number };
  skus?: readonly { id: number; name: string; inStock?: number }[];
  parameterValues?: readonly number[];
  variantGroup?: number | null;
  soldCount?: number;
  firstAvailableOn?: string;
  active?: boolean;
  images?: readonly string[];
}

export interface ChoiceWords {
  /** The package. */
  productId: number;
  groupId: number;
  name: string;
  /** True when left out. */
  required?: boolean;
  option: { id: number; productId: number; quantity: number };
}

const slug = (name: string) => name.toLowerCase().replaceAll(/\s+/g, '-');
const pair = (price: PriceWord) => (typeof price === 'number' ? { regular: price, selling: price } : price);

export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(db: Kysely<Schema>) {
  await foundShop(db);

  return {
    db,

    async aCategory({
      id,
      parent = 0,
      order = id,
      hidden = false,
      name = `Category ${id}`,
      texts,
    }: CategoryWords) {
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

    /** A parameter that lists offer, with values numbered from `parameter.id * 100` on. */
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

    /** One product to choose in a group of a package; the group is made with its first option. */
    async aChoice({ productId, groupId, name, required = true, option }: ChoiceWords) {
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

    async aProduct(words: ProductWords) {
      const { id, name = `Product ${id}`, categories = [1], prices = {} } = words;
      await db
        .insertInto('product')
        .values({
          product_id: id,
          article_number: words.articleNumber ?? `A${id}`,
          type: words.type ?? 'product',
          brand_id: words.brand ?? 1,
          primary_category_id: categories[0] ?? 1,
          variant_group_id: words.variantGroup ?? null,
          first_available_on: words.firstAvailableOn ?? '2026-01-01',
          sold_count: words.soldCount ?? 0,
          active: words.active ?? true,
        })
        .execute();
      const both = { alias: `product-${id}`, name };
      for (const [language_id, text] of Object.entries(words.texts ?? { 'fi-FI': both, 'sv-SE': both })) {
        await db
          .insertInto('product_text')
          .values({ product_id: id, language_id, ...text })
          .execute();
      }
      for (const category_id of categories) {
        await db.insertInto('product_category').values({ product_id: id, category_id }).execute();
      }
      for (const parameter_value_id of words.parameterValues ?? []) {
        await db.insertInto('product_parameter').values({ product_id: id, parameter_value_id }).execute();
      }
      for (const [sort_order, file_name] of (words.images ?? []).entries()) {
        await db.insertInto('product_image').values({ product_id: id, sort_order, file_name }).execute();
      }
      for (const sku of words.skus ?? [{ id, name: '-' }]) {
        await db
          .insertInto('sku')
          .values({
            sku_id: sku.id,
            product_id: id,
            article_number: `S${sku.id}`,
            name: sku.name,
            sort_order: sku.id,
          })
          .execute();
        await db
          .insertInto('stock')
          .values({ sku_id: sku.id, in_stock: 'inStock' in sku ? sku.inStock : 5, ...words.stock })
          .execute();
      }
      const { fi = 1000, se = 10_000 } = prices;
      for (const [market_id, price] of [[FI, fi] as const, [SE, se] as const]) {
        if (price === null) continue;
        const { regular: regular_minor, selling: selling_minor } = pair(price);
        await db
          .insertInto('price')
          .values({ product_id: id, market_id, regular_minor, selling_minor })
          .execute();
      }
    },

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

async function foundShop(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('channel')
    .values({
      channel_id: '1|fi',
      name: 'Test shop',
      type: 'webshop',
      url: 'http://shop.test',
      default_language_id: 'fi-FI',
      default_market_id: FI,
    })
    .execute();
  await db
    .insertInto('language')
    .values([
      { language_id: 'fi-FI', code: 'fi', name: 'suomi', sort_order: 1 },
      { language_id: 'sv-SE', code: 'sv', name: 'svenska', sort_order: 2 },
    ])
    .execute();
  await db
    .insertInto('currency')
    .values([
      { currency_code: 'EUR', name: 'euro', symbol: '€', rate: '1' },
      { currency_code: 'SEK', name: 'krona', symbol: 'kr', rate: '11' },
    ])
    .execute();
  const market = { channel_id: '1|fi', group_key: 'nordic' };
  await db
    .insertInto('market')
    .values([
      {
        ...market,
        market_id: FI,
        alias: 'fi',
        default_language_id: 'fi-FI',
        currency_code: 'EUR',
        country_code: 'FI',
        country_name: 'Suomi',
        sort_order: 1,
      },
      {
        ...market,
        market_id: SE,
        alias: 'se',
        default_language_id: 'sv-SE',
        currency_code: 'SEK',
        country_code: 'SE',
        country_name: 'Sverige',
        sort_order: 2,
      },
    ])
    .execute();
  await db
    .insertInto('vat_rate')
    .values([
      { market_id: FI, vat_class: 'standard', basis_points: 2550 },
      { market_id: SE, vat_class: 'standard', basis_points: 2500 },
    ])
    .execute();
}
