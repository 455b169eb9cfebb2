/** What the parts of a package fit (R-VEHICLE-27). */
import type { FitGroup } from '#kernel/vehicle/product-compatibility.ts';
import type { Catalogue } from '../catalogue.ts';
import { localised } from '../localised.ts';
import { measuresIn } from '../measures.ts';
import type { ProductService } from './product.service.ts';
import type { Product } from './product.ts';

/** @returns null for what is no package; parts that are not sold here are left out */
export type PackageFits = (product: Product) => Promise<FitGroup[] | null>;

export const createPackageFits =
  (
    catalogue: Pick<Catalogue, 'reference'>,
    products: Pick<ProductService, 'packageGroups' | 'many'>,
  ): PackageFits =>
  async product => {
    const { ctx, record } = product;
    if (record.type !== 'package') return null;
    const groups = await products.packageGroups(product);
    const ids = groups.flatMap(({ options }) => options.map(({ productId }) => productId));
    const sold = new Map((await products.many(ctx, [...new Set(ids)])).map(part => [part.record.id, part]));
    const reference = catalogue.reference();
    return groups.map(({ id, name, required, options }) => ({
      groupId: id,
      name: localised(name, ctx.language) ?? '',
      required,
      options: options.flatMap(option => {
        const part = sold.get(option.productId);
        if (!part) return [];
        const optionName = localised(option.name, ctx.language) ?? part.text.name;
        return [{ optionId: option.id, name: optionName, fit: measuresIn(reference, part).fit }];
      }),
    }));
  };
