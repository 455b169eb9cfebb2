/** How a machine narrows a list: two facets of the platform's vehicle parameter, its own and that of universal parts (spec 2 §2). */
import type { Vehicle } from '#stores/vehicle-store.ts';

/** Also the name of the filter in an address: `p-f_52_477`. */
const filter = 'f_52_477';
const universalFacet = `${filter}_universal`;

/** Lower case and hyphens, letters without their marks: the platform's way of writing a value in a facet. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f"″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const vehicleName = ({ manufacturer, model, year }: Vehicle): string =>
  `${manufacturer} ${model} ${year}`;

/** What fits the machine: made for it, or for every one. */
export const vehicleFacets = ({ manufacturer, year, model }: Vehicle): [own: string, universal: string] => [
  `${filter}_${[manufacturer, year, model].map(slug).join('-')}`,
  universalFacet,
];

/** A label may hold neither of the signs that an address separates with. */
const item = (label: string, id: string) => `${label.replace(/[,~]/g, ' ')}~${id}`;

/**
 * The list of what fits; manufacturer and year go along as the specification asks (spec 2 §2).
 * @param listPath of the list, with its language; it may carry a query.
 * @param universalLabel names the universal parts among the chosen filters.
 */
export function fittingHref(listPath: string, vehicle: Vehicle, universalLabel: string): string {
  const [own, universal] = vehicleFacets(vehicle);
  const [path = '', search] = listPath.split('?');
  const query = new URLSearchParams(search);
  query.set('manufacturer', vehicle.manufacturer);
  query.set('year', vehicle.year);
  query.set(`p-${filter}`, [item(vehicleName(vehicle), own), item(universalLabel, universal)].join(','));
  return `${path}?${query}`;
}
