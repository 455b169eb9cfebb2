/** Whether the lines of a cart fit the vehicle that was chosen without scripts: read with the page (R-VEHICLE-17, R-VEHICLE-30). */
import type { CartLine } from '#api/cart/types.ts';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { readKnownVehicle } from '../vehicle/known-vehicle.ts';
import type { LineFits } from './use-line-fits.ts';

/** @returns null without a vehicle, and when the answer is missing: then nothing is said, as with scripts */
export async function readLineFits(
  vehicleId: string | null,
  lines: readonly CartLine[],
  api: Pick<VehicleApi, 'model' | 'fits'>,
): Promise<LineFits | null> {
  if (vehicleId === null || lines.length === 0) return null;
  const ids = [...new Set(lines.map(({ product }) => product.productId))];
  const [known, fits] = await Promise.all([
    readKnownVehicle(vehicleId, api),
    api.fits(ids).catch(() => null),
  ]);
  return known && fits && { ...known, of: id => fits.get(id) ?? null };
}
