/** Products by part numbers. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { createParts } from './parts.ts';
import type { createNearParts } from './product/near-parts.ts';

export const partResolvers = (
  find: ReturnType<typeof createParts>,
  findNear: ReturnType<typeof createNearParts>,
): Resolvers => ({
  Query: {
    parts: (_, { numbers }, ctx) => find(ctx, numbers),
    nearParts: (_, { numbers }, ctx) => findNear(ctx, numbers),
  },
});
