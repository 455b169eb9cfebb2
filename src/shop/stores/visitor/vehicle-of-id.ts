/** The vehicle that an id stands for; ids come from outside in a cookie and in forms. */
import { type Vehicle, vehicleId } from './vehicle.ts';

/** More than the names of any machine take, with all that encoding adds. */
const LONGEST_ID = 1_000;
const LONGEST_NAME = 100;

/** @returns the vehicle of an id, whether or not there is such a machine; null for what `vehicleId` has not written. */
export function vehicleOfId(id: string): Vehicle | null {
  if (id.length > LONGEST_ID) return null;
  try {
    const bytes = Uint8Array.from(atob(id), letter => letter.charCodeAt(0));
    const parts = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(':').map(decodeURIComponent);
    const [manufacturer = '', year = '', model = ''] = parts;
    const vehicle = { id, manufacturer, year, model };
    const areNames = [manufacturer, year, model].every(
      name => name.trim() !== '' && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name),
    );
    return areNames && vehicleId(vehicle) === id ? vehicle : null;
  } catch {
    return null;
  }
}
