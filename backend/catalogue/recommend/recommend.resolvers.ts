/** Resolvers of recommendations: what stands beside a product, sets for a vehicle, and the vehicles that it fits. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import { printCompatibility } from '#kernel/vehicle/printed-compatibility.ts';
import type { FitGroup, ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { Recommendations } from './recommendations.ts';

const printedFit = (fit: ProductCompatibility | null) => (fit ? printCompatibility(fit) : []);

const printedGroup = ({ options, ...group }: FitGroup) => ({
  ...group,
  options: options.map(({ fit, ...option }) => ({ ...option, fits: printedFit(fit) })),
});

export const recommendResolvers = (recommendations: Recommendations): Resolvers => ({
  Query: {
    relatedProducts: (_, { alias }, ctx) => recommendations.related(ctx, alias),
    recommendedProducts: (_, { alias }, ctx) => recommendations.related(ctx, alias),
    matchingSet: (_, { alias, vehicle }, ctx) => recommendations.matchingSet(ctx, alias, vehicle),
  },
  ProductType: {
    hasMatchingSet: recommendations.hasSet,
    fittingVehicles: recommendations.fittingVehicles,
    packageFit: async product => (await recommendations.packageFit(product))?.map(printedGroup) ?? null,
  },
  RecommendedProductType: {
    relationType: ({ relation }) => relation,
    product: ({ product }) => product,
    fits: ({ product }) => printedFit(recommendations.fitOf(product)),
  },
  SetPartType: { skuId: ({ sku }) => sku.record.id },
});
