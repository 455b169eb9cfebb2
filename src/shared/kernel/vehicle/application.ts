import { isRecord } from '../is-record.ts';

/** Where on a vehicle a part is used. */
export const applicationPositions = [
  ...(['front', 'rear', 'left', 'right'] as const),
  ...(['front left', 'front right', 'rear left', 'rear right'] as const),
] as const;

export type ApplicationPosition = (typeof applicationPositions)[number];

/** How a part is used on one vehicle, as its application says it. */
export interface PartUse {
  /** Null: it is not said. */
  position: ApplicationPosition | null;
  /** Pieces at this position; null when it is not said. */
  quantity: number | null;
  /** What limits it; empty for nothing. */
  qualifier: string;
}

export interface VehicleUse extends PartUse {
  /** Facets of the vehicles on which the part is used so. */
  vehicles: readonly string[];
}

/** What is worth saying of a vehicle; empty for one that no application names. */
export const usesOn = (uses: readonly VehicleUse[], facetId: string): PartUse[] =>
  uses.flatMap(({ vehicles, position, quantity, qualifier }) =>
    vehicles.includes(facetId) && (position !== null || quantity !== null || qualifier !== '')
      ? [{ position, quantity, qualifier }]
      : [],
  );

/** @param stored as another version of the shop, or an API, may have written it */
export const toPartUses = (stored: unknown): PartUse[] =>
  Array.isArray(stored)
    ? stored.filter(isRecord).map(({ position, quantity, qualifier }) => ({
        position: applicationPositions.find(each => each === position) ?? null,
        quantity: typeof quantity === 'number' ? quantity : null,
        qualifier: typeof qualifier === 'string' ? qualifier : '',
      }))
    : [];
