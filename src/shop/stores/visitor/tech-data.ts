/** Technical data of saved vehicles, stored in this browser under `vehicleTechData` by vehicle id. */
import type { VehicleModelData } from '#api/vehicle/types.ts';
import type { KeyValueStorage } from '../common/ports.ts';
import { jsonField } from '../common/stored-format.ts';

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

function write(storage: KeyValueStorage, id: string, value: Record<string, string> | undefined): void {
  const { print } = jsonField<typeof value>(key, id, () => undefined);
  storage.set(key, print(value, storage.get(key)));
}

/** Null when nothing valid is stored. */
export const readTechData = (storage: KeyValueStorage, id: string): VehicleModelData | null =>
  jsonField(key, id, modelData).parse(storage.get(key));

export const storeTechData = (
  storage: KeyValueStorage,
  id: string,
  { techDataId, data }: VehicleModelData,
): void => write(storage, id, { ...data, techDataId });

/** Removes the data of a vehicle that is no longer saved. */
export const forgetTechData = (storage: KeyValueStorage, id: string): void => write(storage, id, undefined);
