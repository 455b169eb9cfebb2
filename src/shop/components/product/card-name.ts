/** The name of a product as a card shows it: without the brand and the vehicle, which have lines of their own. */
import { brandInName } from '#kernel/brand-in-name.ts';

export interface CardName {
  /** What stands before the shown part: the brand with a space. */
  brand: string;
  /** The parts of the name around the vehicle; joined with `brand` and `vehicle` they are the whole name. */
  before: string;
  /** `, Honda TRX520 Foreman 2020–2022`; empty when the name states no vehicle. */
  vehicle: string;
  after: string;
}

/** A part of a name, after a comma, that ends with a model year or a range of years. */
const vehiclePart = /, (?=\p{L})[^,]*\p{L}[^,]* (?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d)?)?(?=,|$)/u;

/** @param brand name of the brand, which is removed only from the beginning of the name */
export function cardNameOf(name: string, brand: string | undefined): CardName {
  const start = brandInName(name, brand);
  const rest = name.slice(start.length);
  const found = vehiclePart.exec(rest);
  const end = found ? found.index + found[0].length : rest.length;
  return {
    brand: start,
    before: rest.slice(0, found?.index ?? rest.length),
    vehicle: found?.[0] ?? '',
    after: rest.slice(end),
  };
}

/** The vehicle without the comma before it. */
export const vehicleLine = ({ vehicle }: CardName): string => vehicle.slice(2);
