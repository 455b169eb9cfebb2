/** Technical data of saved vehicles, stored in this browser under `vehicleTechData` by vehicle id. */
import type { VehicleModelData } from '#api/vehicle/types.ts';
import type { KeyValueStorage } from '../common/ports.ts';
import { jsonField } from '../common/stored-format.ts';

const key = 'vehicleTechData';
/** Of a day before: the shop may have corrected or completed them since. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

interface StoredData extends VehicleModelData {
  /** Milliseconds since 1970; 0 for what earlier versions have stored. */
  readonly readAt: number;
}

function storedData(raw: unknown): StoredData | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { techDataId, readAt, ...rest } = raw as Record<string, unknown>;
  if (typeof techDataId !== 'string') return null;
  const data = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { techDataId, data, readAt: typeof readAt === 'number' ? readAt : 0 };
}

function write(
  storage: KeyValueStorage,
  id: string,
  value: Record<string, string | number> | undefined,
): void {
  const { print } = jsonField<typeof value>(key, id, () => undefined);
  storage.set(key, print(value, storage.get(key)));
}

/** Of any age, for when the service does not answer. */
export const readOldTechData = (storage: KeyValueStorage, id: string): VehicleModelData | null => {
  const stored = jsonField(key, id, storedData).parse(storage.get(key));
  return stored && { techDataId: stored.techDataId, data: stored.data };
};

/** Null when nothing valid of the last day is stored. */
export function readTechData(
  storage: KeyValueStorage,
  id: string,
  now = Date.now(),
): VehicleModelData | null {
  const stored = jsonField(key, id, storedData).parse(storage.get(key));
  // A clock that went back makes nothing fresh for ever.
  const isFresh = stored && Math.abs(now - stored.readAt) < MAX_AGE_MS;
  return isFresh ? { techDataId: stored.techDataId, data: stored.data } : null;
}

export const storeTechData = (
  storage: KeyValueStorage,
  id: string,
  { techDataId, data }: VehicleModelData,
): void => write(storage, id, { ...data, techDataId, readAt: Date.now() });

/** Removes the data of a vehicle that is no longer saved. */
export const forgetTechData = (storage: KeyValueStorage, id: string): void => write(storage, id, undefined);
