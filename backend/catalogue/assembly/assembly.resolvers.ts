/** Resolvers of drawings. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { CatalogueAddresses } from '../addresses.ts';
import { type Assemblies, anyTextIn } from './assemblies.ts';

const DEFAULT_TAKE = 20;
const MAX_TAKE = 200;
const MAX_SKIP = 6_000;

const between = (value: number | null | undefined, usual: number, most: number): number =>
  Math.max(0, Math.min(value ?? usual, most));

/** Of a drawing by itself and in a list. */
const listedFields = (
  assemblies: Assemblies,
  addresses: Pick<CatalogueAddresses, 'assembly'>,
): NonNullable<Resolvers['ListedAssemblyType']> => ({
  alias: ({ record }) => record.alias,
  canonicalUrl: ({ ctx, record }) => addresses.assembly.path(ctx, record.alias) ?? '',
  name: ({ ctx, record }) => anyTextIn(ctx, record.name),
  group: ({ ctx, record }) => anyTextIn(ctx, record.group),
  drawing: ({ record }) => record.drawing,
  vehicles: assemblies.vehiclesOf,
});

export const assemblyResolvers = (
  assemblies: Assemblies,
  addresses: Pick<CatalogueAddresses, 'assembly'>,
): Resolvers => ({
  Query: {
    assemblies: (_, { vehicle, skip, take }, ctx) =>
      assemblies.list(ctx, {
        vehicle: vehicle ?? null,
        skip: between(skip, 0, MAX_SKIP),
        take: between(take, DEFAULT_TAKE, MAX_TAKE),
      }),
    assembly: (_, { alias }, ctx) => assemblies.one(ctx, alias),
  },
  ProductType: { assemblyPositions: assemblies.ofProduct },
  ListedAssemblyType: listedFields(assemblies, addresses),
  AssemblyType: {
    ...listedFields(assemblies, addresses),
    alternativeUrls: ({ ctx, record }) => addresses.assembly.alternatives(ctx, record.alias),
    width: ({ record }) => record.width,
    height: ({ record }) => record.height,
    positions: assemblies.positionsOf,
  },
});
