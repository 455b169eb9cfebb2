/** Drawings of assemblies: of a vehicle, and one with the parts at its numbers (R-VEHICLE-29). */
import type { Context } from '#backend/kernel/context.ts';
import { byPosition } from '#kernel/vehicle/assembly-position.ts';
import type { CatalogueAddresses } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductService } from '../product/product.service.ts';
import type { Product } from '../product/product.ts';
import type { CatalogueReference } from '../reference.ts';
import { vehicleWith } from '../vehicle/vehicle-with.ts';
import { type AssemblyRecord, findAssembly, listAssemblies, loadPositions } from './assembly.repository.ts';

/** As one request sees it. */
export interface Assembly {
  ctx: Context;
  record: AssemblyRecord;
}

export interface AssemblyPart {
  product: Product;
  quantity: number | null;
  qualifier: string;
  note: string;
}

interface AssemblyPosition {
  position: string;
  x: number;
  y: number;
  parts: AssemblyPart[];
}

interface AssemblyVehicle {
  manufacturer: string;
  model: string;
  firstYear: number;
  lastYear: number;
}

interface ListedAssemblies {
  count: number;
  /** Name of the vehicle asked for; null for all, and for one that the shop does not have. */
  vehicle: string | null;
  assemblies: Assembly[];
}

export interface Assemblies {
  /** @param vehicle a facet */
  list(
    ctx: Context,
    asked: { vehicle: string | null; skip: number; take: number },
  ): Promise<ListedAssemblies>;
  one(ctx: Context, alias: string): Promise<Assembly | null>;
  vehiclesOf(assembly: Assembly): AssemblyVehicle[];
  positionsOf(assembly: Assembly): Promise<AssemblyPosition[]>;
  /** The numbers of a product in drawings, by drawing and number. */
  ofProduct(product: Product): { url: string; name: string; position: string }[];
}

interface Ports {
  catalogue: Catalogue;
  products: Pick<ProductService, 'many'>;
  addresses: Pick<CatalogueAddresses, 'assembly'>;
}

export function createAssemblies({ catalogue, products, addresses }: Ports): Assemblies {
  const { db } = catalogue;
  return {
    async list(ctx, { vehicle, skip, take }) {
      const found = vehicle === null ? null : vehicleWith(catalogue.reference(), vehicle);
      if (vehicle !== null && !found) return { count: 0, vehicle: null, assemblies: [] };
      const { count, assemblies } = await listAssemblies(db, { vehicle: found?.id ?? null, skip, take });
      return { count, vehicle: found?.name ?? null, assemblies: assemblies.map(record => ({ ctx, record })) };
    },
    async one(ctx, alias) {
      const record = await findAssembly(db, alias);
      return record && { ctx, record };
    },
    vehiclesOf: ({ record }) => rangesOf(catalogue.reference(), record.vehicleIds),
    async positionsOf({ ctx, record }) {
      const rows = await loadPositions(db, record.alias);
      const sold = await products.many(ctx, [...new Set(rows.map(({ productId }) => productId))]);
      const byId = new Map(sold.map(product => [product.record.id, product]));
      const positions = new Map<string, AssemblyPosition>();
      for (const { position, x, y, productId, quantity, qualifier, note } of rows) {
        const product = byId.get(productId);
        if (!product) continue;
        const at = positions.get(position) ?? { position, x, y, parts: [] };
        positions.set(position, at);
        at.parts.push({
          ...{ product, quantity },
          ...{ qualifier: anyTextIn(ctx, qualifier), note: anyTextIn(ctx, note) },
        });
      }
      return [...positions.values()].toSorted((one, other) => byPosition(one.position, other.position));
    },
    ofProduct: ({ ctx, record }) =>
      record.assemblyPositions
        .toSorted(
          (one, other) =>
            one.assembly.localeCompare(other.assembly) || byPosition(one.position, other.position),
        )
        .map(({ assembly, name, position }) => ({
          url: addresses.assembly.path(ctx, assembly) ?? '',
          ...{ position, name: anyTextIn(ctx, name) },
        })),
  };
}

/** A limit in another language is better than none, and so is a name. */
export const anyTextIn = (
  { language }: Pick<Context, 'language'>,
  texts: Readonly<Partial<Record<string, string>>>,
): string => texts[language.code] ?? Object.values(texts)[0] ?? '';

const byName = (one: AssemblyVehicle, other: AssemblyVehicle): number =>
  one.manufacturer.localeCompare(other.manufacturer) ||
  one.model.localeCompare(other.model, undefined, { numeric: true }) ||
  one.firstYear - other.firstYear;

function rangesOf({ vehicleNames }: CatalogueReference, ids: readonly number[]): AssemblyVehicle[] {
  const years = ids.flatMap((id): AssemblyVehicle[] => {
    const named = vehicleNames.get(id);
    return named
      ? [
          {
            manufacturer: named.manufacturer,
            model: named.model,
            firstYear: named.year,
            lastYear: named.year,
          },
        ]
      : [];
  });
  const ranges: AssemblyVehicle[] = [];
  for (const next of years.toSorted(byName)) {
    const before = ranges.at(-1);
    if (
      before?.manufacturer === next.manufacturer &&
      before.model === next.model &&
      before.lastYear + 1 === next.firstYear
    )
      before.lastYear = next.lastYear;
    else ranges.push(next);
  }
  return ranges;
}
