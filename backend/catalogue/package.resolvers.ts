/** Packages. A product of an option is loaded when it is requested, since a failed load without a consumer would be unhandled. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import { localised } from './localised.ts';
import type { ProductService } from './product.service.ts';

export const packageResolvers = (products: ProductService): Resolvers => ({
  ProductType: {
    productPackage: async whole => {
      const { ctx, record } = whole;
      if (record.type !== 'package') return null;
      const groups = await products.packageGroups(whole);
      return { groups: groups.map(group => ({ ctx, group })) };
    },
    lowestPackagePrice: products.lowestPackagePrice,
  },
  GroupType: {
    groupId: ({ group }) => group.id,
    name: ({ ctx, group }) => localised(group.name, ctx.language),
    description: ({ ctx, group }) => localised(group.description, ctx.language),
    image: ({ group }) => group.image,
    required: ({ group }) => group.required,
    sortOrder: ({ group }) => group.order,
    options: ({ ctx, group }) => group.options.map(option => ({ ctx, option })),
  },
  OptionType: {
    optionId: ({ option }) => option.id,
    name: async ({ ctx, option }) =>
      localised(option.name, ctx.language) ?? (await products.byId(ctx, option.productId))?.text.name ?? null,
    quantity: ({ option }) => option.quantity,
    isSelected: ({ option }) => option.isSelected,
    sortOrder: ({ option }) => option.order,
    product: ({ ctx, option }) => products.byId(ctx, option.productId),
  },
});
