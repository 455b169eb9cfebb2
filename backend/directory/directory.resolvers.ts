/** The operations that complete addresses. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { Directory } from './directory.service.ts';

export const directoryResolvers = (directory: Directory): Resolvers => ({
  Query: {
    postalAreas: (_, { country, zip }, ctx) => directory.postalAreas(ctx, country, zip),
    organization: (_, { country, number }) => directory.organization(country, number),
  },
});
