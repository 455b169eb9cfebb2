/** Resolvers of recommendations: what stands beside a product, sets for a vehicle, and the vehicles that it fits. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { Recommendations } from './recommendations.ts';

export const recommendResolvers = (recommendations: Recommendations): Resolvers => ({
  Query: {
    relatedProducts: (_, { alias }, ctx) => recommendations.related(ctx, alias),
    matchingSet: (_, { alias, vehicle }, ctx) => recommendations.matchingSet(ctx, alias, vehicle),
  },
  ProductType: {
    hasMatchingSet: recommendations.hasSet,
    fittingVehicles: recommendations.fittingVehicles,
  },
  SetPartType: { skuId: ({ sku }) => sku.record.id },
});
