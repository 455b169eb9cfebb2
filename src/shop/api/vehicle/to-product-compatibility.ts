/** What a product fits, from its parameters as the API answers them, and from what the parts of a package fit. */
import { toPartUses, type VehicleUse } from '#kernel/vehicle/application.ts';
import { packageFit } from '#kernel/vehicle/package-parts.ts';
import { parseCompatibility } from '#kernel/vehicle/printed-compatibility.ts';
import {
  compatibilityFrom,
  type FitParameter,
  type ProductCompatibility,
} from '#kernel/vehicle/product-compatibility.ts';
import { present } from '../present.ts';

type WireGroups =
  | readonly ({ readonly parameters: readonly (FitParameter | null)[] | null } | null)[]
  | null
  | undefined;

interface WirePart {
  readonly optionId: number;
  readonly name: string;
  readonly fits: readonly string[];
}

type WirePackage =
  | readonly {
      readonly groupId: number;
      readonly name: string;
      readonly required: boolean;
      readonly options: readonly WirePart[];
    }[]
  | null
  | undefined;

/** Null for a product without compatibility data. @param parts of a package */
export const toProductCompatibility = (
  groups: WireGroups,
  parts?: WirePackage,
): ProductCompatibility | null =>
  withParts(compatibilityFrom(present(groups).flatMap(group => present(group.parameters))), parts);

/** The same from what the API has already read from the parameters. */
export const toPrintedCompatibility = (
  fits: readonly string[],
  parts: WirePackage,
): ProductCompatibility | null => withParts(parseCompatibility(fits), parts);

function withParts(own: ProductCompatibility | null, parts: WirePackage): ProductCompatibility | null {
  if (!parts) return own;
  return packageFit(
    own,
    parts.map(({ groupId, name, required, options }) => ({
      ...{ groupId, name, required },
      options: options.map(({ optionId, name: part, fits }) => ({
        ...{ optionId, name: part },
        fit: parseCompatibility(fits),
      })),
    })),
  );
}

type WireUses = readonly ({ readonly vehicles: readonly string[] } | null)[] | null | undefined;

/** With how the product is used on its vehicles, where it says so. */
export function withUses(fit: ProductCompatibility | null, wire: WireUses): ProductCompatibility | null {
  if (!fit || !wire || wire.length === 0) return fit;
  const uses = present(wire).flatMap(({ vehicles, ...use }): VehicleUse[] =>
    toPartUses([use]).map(said => ({ ...said, vehicles })),
  );
  return { ...fit, uses };
}
