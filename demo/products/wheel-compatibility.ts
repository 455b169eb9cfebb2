/** Which machines a tyre, a rim or a chain fits by its measures. */
import type { Machine } from '../shop/vehicles.ts';
import type { Fact } from './line.ts';

const tyreSize = /^\d+x\d+-\d+$/;

/** Every measure of a wheel that a product states is one of the machine's; false for products that state none. */
export function fitsWheels(facts: readonly Fact[], { techData }: Machine): boolean {
  const stated = new Map<string, Fact[1]>(facts);
  const size = stated.get('size');
  const tyre = typeof size === 'string' && tyreSize.test(size) ? size : undefined;
  const diameters = [techData.frontRim, techData.backRim].map(rim => `${rim?.split('x')[0]}″`);
  const measures: readonly (readonly [measure: Fact[1] | undefined, known: readonly unknown[]])[] = [
    [tyre, [techData.frontTire, techData.backTire]],
    // The size of a tyre holds that of its rim.
    [tyre === undefined ? stated.get('rim') : undefined, diameters],
    [stated.get('bolts'), [techData.frontBoltPattern, techData.backBoltPattern]],
  ];
  const given = measures.filter(([measure]) => measure !== undefined);
  return given.length > 0 && given.every(([measure, known]) => known.includes(measure));
}
