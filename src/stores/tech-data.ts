/** Technical data of saved machines, kept in this browser under `vehicleTechData` by the machine's id (R-VEHICLE-4). */
import type { VehicleModelData } from '#api/vehicle/types.ts';
import { keptValue } from './kept-value.ts';
import type { KeyValueStorage } from './ports.ts';

const key = 'vehicleTechData';

function modelData(raw: unknown): VehicleModelData | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { techDataId, ...rest } = raw as Record<string, unknown>;
  if (typeof techDataId !== 'string') return null;
  const data = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { techDataId, data };
}

/** Null when it is not kept yet, or spoilt. */
export const readTechData = (storage: KeyValueStorage, id: string): VehicleModelData | null =>
  keptValue(storage, key, id, modelData).read();

export const keepTechData = (
  storage: KeyValueStorage,
  id: string,
  { techDataId, data }: VehicleModelData,
): void => keptValue<unknown>(storage, key, id, raw => raw).write({ ...data, techDataId });

/** Of a machine that is no longer saved. */
export const forgetTechData = (storage: KeyValueStorage, id: string): void =>
  keptValue<unknown>(storage, key, id, raw => raw).write(undefined);
