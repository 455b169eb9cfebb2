/** What a product fits, from its parameters as the API answers them. */
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

/** Null for a product without compatibility data. */
export const toProductCompatibility = (groups: WireGroups): ProductCompatibility | null =>
  compatibilityFrom(present(groups).flatMap(group => present(group.parameters)));
