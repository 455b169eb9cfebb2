/** The operations of lines saved for later. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { SavedLineService } from './saved-line.service.ts';

export const savedLineResolvers = (saved: SavedLineService): Resolvers => ({
  Query: { savedLines: (_, _args, ctx) => saved.list(ctx) },
  Mutation: {
    saveLines: (_, { lines, merge }, ctx) => (merge ? saved.merge(ctx, lines) : saved.save(ctx, lines)),
  },
});
