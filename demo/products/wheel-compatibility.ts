/** Which vehicles a tyre, a rim or a chain fits by its dimensions. */
import type { VehicleModel } from '../shop/vehicles.ts';
import type { Fact } from './line.ts';

const tyreSize = /^\d+x\d+-\d+$/;

/** True when the vehicle has every wheel dimension that the product states; false for products that state none. */
export function fitsWheels(facts: readonly Fact[], { techData }: VehicleModel): boolean {
  const stated = new Map<string, Fact[1]>(facts);
  const size = stated.get('size');
  const tyre = typeof size === 'string' && tyreSize.test(size) ? size : undefined;
  const diameters = [techData.frontRim, techData.backRim].map(rim => `${rim?.split('x')[0]}″`);
  const measures: readonly (readonly [measure: Fact[1] | undefined, known: readonly unknown[]])[] = [
    [tyre, [techData.frontTire, techData.backTire]],
    // The size of a tyre contains that of its rim.
    [tyre === undefined ? stated.get('rim') : undefined, diameters],
    [stated.get('bolts'), [techData.frontBoltPattern, techData.backBoltPattern]],
  ];
  const given = measures.filter(([measure]) => measure !== undefined);
  return given.length > 0 && given.every(([measure, known]) => known.includes(measure));
}
