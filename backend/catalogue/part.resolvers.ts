/** Products by part numbers. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { createParts } from './parts.ts';

export const partResolvers = (find: ReturnType<typeof createParts>): Resolvers => ({
  Query: { parts: (_, { numbers }, ctx) => find(ctx, numbers) },
});
