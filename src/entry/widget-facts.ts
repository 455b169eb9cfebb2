/** Facts about the registered widgets that the engine asks for by type. */
import type { AnyWidget } from '#engine/contract.ts';

/** `Banner` → `banner`, from the names the widgets declare. */
export const cmsTypesOf = (widgets: Readonly<Record<string, AnyWidget>>): Record<string, string> =>
  Object.fromEntries(
    Object.values(widgets).flatMap(({ type, cmsNames }) => (cmsNames ?? []).map(name => [name, type])),
  );
