/** Single products: by id or alias, their relations, and the address a thing once had. */
import type { Context } from '#backend/kernel/context.ts';
import { createAliasLookup } from '../alias-lookup.ts';
import type { Catalogue } from '../catalogue.ts';
import { anyProduct, productTag, reading, variantsTag } from '../list-tags.ts';
import { loadPackages, type PackageGroup } from './package.repository.ts';
import { type LeastPrice, lowestPackagePrice } from './package-price.ts';
import { createOwnPrices } from './price-list.ts';
import { loadAliases, loadVariantGroups, type VariantGroup } from './product.repository.ts';
import { type Product, seenBy } from './product.ts';
import { createCacheById } from './product-cache.ts';
import type { ProductPlace, ProductRecord } from './product-record.ts';

export interface ProductService {
  /** Null when it is not published here. */
  byId(ctx: Context, id: number): Promise<Product | null>;
  byAlias(ctx: Context, alias: string): Promise<Product | null>;
  /** In the order of `ids`, without those that are not published here. */
  many(ctx: Context, ids: readonly number[]): Promise<readonly Product[]>;
  /** Its aliases by the ids of the languages in which it has texts. */
  aliasesOf(product: Product): Promise<ReadonlyMap<string, string>>;
  /** The group of variants with its published members; null when the product has none. */
  variants(product: Product): Promise<Variants | null>;
  /** What can be chosen in a package. */
  packageGroups(product: Product): Promise<readonly PackageGroup[]>;
  /** The least that a package costs; null for other products (R-PRODUCT-47). */
  lowestPackagePrice(product: Product): Promise<LeastPrice | null>;
}

export interface Variants {
  group: VariantGroup;
  members: readonly Product[];
}

const placeOf = ({ language, market }: Context): ProductPlace => ({
  languageId: language.id,
  marketId: market.id,
});

export function createProductService(catalogue: Catalogue): ProductService {
  const { db, products } = catalogue;
  const ownPrices = createOwnPrices(db);
  const findByAlias = createAliasLookup(catalogue);
  const groups = createCacheById(ids => loadVariantGroups(db, ids), { most: 2_000 });
  const packages = createCacheById(ids => loadPackages(db, ids), { most: 2_000 });
  const aliases = createCacheById(ids => loadAliases(db, ids), { most: 10_000 });
  catalogue.onChange(({ kind }) => {
    if (kind !== 'product' && kind !== 'all') return;
    groups.forget();
    packages.forget();
    aliases.forget();
  });

  /** At the prices of this caller. */
  const priced = (ctx: Context, records: readonly ProductRecord[]): Promise<readonly Product[]> =>
    ownPrices.apply(
      ctx,
      records.map(record => seenBy(ctx, record)),
    );

  async function byId(ctx: Context, id: number): Promise<Product | null> {
    reading(ctx, [productTag(id)]);
    const record = await products.get(placeOf(ctx), id);
    return record && ((await priced(ctx, [record]))[0] ?? null);
  }

  async function many(ctx: Context, ids: readonly number[]): Promise<readonly Product[]> {
    reading(ctx, ids.map(productTag));
    return priced(ctx, await products.getMany(placeOf(ctx), ids));
  }

  async function byAlias(ctx: Context, alias: string): Promise<Product | null> {
    const record = await findByAlias(placeOf(ctx), alias);
    reading(ctx, [record ? productTag(record.id) : anyProduct]);
    return record && ((await priced(ctx, [record]))[0] ?? null);
  }

  const packageGroups = async ({ record }: Product) => (await packages.get(record.id))?.groups ?? [];

  /** Fields of a product that are resolved at once share it. */
  const leastPrices = new WeakMap<Product, Promise<LeastPrice | null>>();
  async function leastPriceOf(product: Product): Promise<LeastPrice | null> {
    if (product.record.type !== 'package') return null;
    const groups = await packageGroups(product);
    const ids = groups.flatMap(({ options }) => options.map(({ productId }) => productId));
    const parts = await many(product.ctx, [...new Set(ids)]);
    return lowestPackagePrice(groups, new Map(parts.map(part => [part.record.id, part])));
  }

  return {
    byId,
    byAlias,
    many,
    packageGroups,
    aliasesOf: async ({ record }) => (await aliases.get(record.id))?.aliases ?? new Map(),
    lowestPackagePrice(product) {
      const known = leastPrices.get(product) ?? leastPriceOf(product);
      leastPrices.set(product, known);
      return known;
    },
    async variants({ ctx, record }) {
      const groupId = record.variantGroupId;
      if (groupId === null) return null;
      reading(ctx, [variantsTag(groupId)]);
      const group = await groups.get(groupId);
      return group && { group, members: await many(ctx, group.productIds) };
    },
  };
}
