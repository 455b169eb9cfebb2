/** Parts of a shop's folder that an apply can be limited to. */
import type { ShopFolder } from './shop-folder.ts';

export const parts = [
  ...(['shop', 'markets', 'delivery', 'payment', 'categories', 'brands', 'parameters', 'values'] as const),
  ...([
    'vehicles',
    'synonyms',
    'lists',
    'recommendations',
    'redirects',
    'postalAreas',
    'organizations',
    'pages',
    'contents',
    'menus',
    'products',
  ] as const),
  ...(['sizes', 'variants', 'packages', 'relations', 'applications', 'assemblies', 'priceLists'] as const),
  ...(['promotions', 'demo'] as const),
] as const satisfies readonly (keyof ShopFolder)[];

export type FolderPart = (typeof parts)[number];

export const isPart = (text: string): text is FolderPart => parts.some(part => part === text);

/** Parts that are files in `content/`. */
const isList = (part: FolderPart): boolean => part === 'pages' || part === 'contents' || part === 'menus';

/** Further files of a part. */
const companions = {
  assemblies: ['assemblyVehicles', 'assemblyPositions'],
  priceLists: ['priceListCustomers'],
} as const satisfies Partial<Record<FolderPart, readonly (keyof ShopFolder)[]>>;

/** What a part is read from; a file of none would be applied with every part. */
export type PartFile = FolderPart | (typeof companions)[keyof typeof companions][number];

const companionsOf = (part: FolderPart): readonly (keyof ShopFolder)[] =>
  part === 'assemblies' || part === 'priceLists' ? companions[part] : [];

/** The folder as if it had the files of these parts only; what they refer to is then that of the database. */
export function onlyParts(folder: ShopFolder, only: readonly FolderPart[] | undefined): ShopFolder {
  if (!only) return folder;
  const left = parts.filter(part => !only.includes(part));
  return {
    ...folder,
    ...Object.fromEntries(left.map(part => [part, isList(part) ? [] : null])),
    ...Object.fromEntries(left.flatMap(part => companionsOf(part).map(file => [file, null]))),
  };
}
