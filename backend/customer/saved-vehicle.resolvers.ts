/** The operations of saved vehicles. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { SavedVehicleService } from './saved-vehicle.service.ts';

export const savedVehicleResolvers = (saved: SavedVehicleService): Resolvers => ({
  Query: { savedVehicles: (_, _args, ctx) => saved.list(ctx) },
  Mutation: {
    saveVehicles: (_, { add, remove }, ctx) => saved.save(ctx, { add: add ?? [], remove: remove ?? [] }),
  },
});
