/** A planned product, before it is converted into rows. */
import { entry } from '../random.ts';
import type { Brand } from '../shop/brands.ts';
import type { Category } from '../shop/categories.ts';
import type { VehicleModel } from '../shop/vehicles.ts';
import type { Language, Translated } from '../words.ts';
import type { Colour } from './colours.ts';
import type { Family, Line, Size } from './line.ts';

export interface Draft {
  id: number;
  family: Family;
  line: Line;
  brand: Brand;
  series: string;
  size: Size | null;
  vehicleModel: VehicleModel | null;
  colour: Colour | null;
  length: Size | null;
  /** Id of the group's main product when there are variants. */
  group: number | null;
  /** Whether lists show it: of a group only the main product. */
  visible: boolean;
  categories: readonly Category[];
  name: Translated;
  /** Euros with VAT. */
  price: number;
  /** The reduced price; null for most products. */
  reduced: number | null;
  daysOld: number;
  sold: number;
  /** The groups of a package; null for a single product. */
  parts: readonly PackageGroup[] | null;
}

export interface PackageGroup {
  name: Translated;
  description: Translated;
  required: boolean;
  quantity: number;
  /** The first one is preselected when the group is required. */
  options: readonly Draft[];
}

export function labelOf(size: Size | null, language: Language): string {
  if (size === null) return '';
  return typeof size.label === 'string' ? size.label : size.label[language];
}

export function vehicleName({ manufacturer, model, years }: VehicleModel): string {
  return `${manufacturer} ${model} ${entry(years, 0)}–${entry(years, -1)}`;
}
