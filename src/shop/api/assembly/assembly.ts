/** Drawings from the commerce API. */
import { toAlternates } from '../catalogue/to-alternates.ts';
import { toCard } from '../catalogue/to-card.ts';
import { ifSupported } from '../if-supported.ts';
import { hrefOf } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { AssembliesDocument, AssemblyDocument, type MachinePartsFragment } from './assembly.gen.ts';
import type { AssemblyApi } from './types.ts';

const machinesOf = (vehicles: readonly MachinePartsFragment[]): string =>
  vehicles
    .map(({ manufacturer, model, firstYear, lastYear }) =>
      [manufacturer, model, firstYear === lastYear ? firstYear : `${firstYear}–${lastYear}`].join(' '),
    )
    .join(', ');

export const createAssemblyApi = (transport: Transport, standard: StandardVariables): AssemblyApi => ({
  async list(of) {
    const found = await ifSupported(transport.query(AssembliesDocument, { ...standard, ...of }));
    if (!found?.assemblies) return null;
    const { count, vehicle, assemblies } = found.assemblies;
    return {
      ...{ count, vehicle },
      assemblies: assemblies.map(({ canonicalUrl, vehicles, ...wire }) => ({
        ...{ ...wire, href: hrefOf(canonicalUrl), machines: machinesOf(vehicles) },
      })),
    };
  },
  async one(alias) {
    const found = await ifSupported(transport.query(AssemblyDocument, { ...standard, alias }));
    if (!found?.assembly) return null;
    const { alternativeUrls, canonicalUrl, positions, vehicles, ...wire } = found.assembly;
    return {
      ...{ ...wire, href: hrefOf(canonicalUrl), machines: machinesOf(vehicles) },
      alternates: toAlternates(alternativeUrls),
      positions: positions.map(({ parts, ...at }) => ({
        ...at,
        parts: parts.map(({ product, ...part }) => ({ ...part, product: toCard(product) })),
      })),
    };
  },
});
