/** Keeps the vehicles of this browser and those of the account the same while a customer is signed in (R-VEHICLE-26). */
import { reaction } from 'mobx';
import type { Api } from '#api/api.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { Persisted } from '../common/persisted-field.ts';
import { jsonField } from '../common/stored-format.ts';
import type { SessionStore } from './session-store.ts';
import { type Vehicle, vehicleId } from './vehicle.ts';
import type { VehicleStore } from './vehicle-store.ts';
import { isSignedOut } from './with-login.ts';

/** What the account had when it was read last. */
interface LastRead {
  /** Null: no account was read. */
  user: string | null;
  vehicles: readonly VehicleNames[];
  /** Milliseconds since 1970. */
  at: number;
}

const nothing: LastRead = { user: null, vehicles: [], at: 0 };

const isNames = (raw: unknown): raw is VehicleNames =>
  isRecord(raw) && [raw['manufacturer'], raw['year'], raw['model']].every(text => typeof text === 'string');

const lastReadFormat = jsonField<LastRead>('ralph-sbb', 'accountVehicles', raw => {
  if (!isRecord(raw)) return nothing;
  const { user, vehicles, at } = raw;
  return typeof user === 'string' && Array.isArray(vehicles) && typeof at === 'number'
    ? { user, vehicles: vehicles.filter(isNames), at }
    : nothing;
});

/** So long the account is not read again by the next page. */
const FRESH_MS = 60_000;
/** As the account takes. */
const MAX_SENT = 20;

interface Ports {
  vehicles: Pick<VehicleStore, 'saved' | 'take'>;
  persisted: Persisted;
}

export interface AccountVehiclesPorts extends Ports {
  session: Pick<SessionStore, 'user' | 'isSpoofed' | 'restore'>;
  api: () => Promise<Pick<Api, 'garage'>>;
}

/**
 * Reads the account now and whenever someone signs in, and tells it every change of this browser. What it could not be told is
 * told the next time.
 * @returns ends it
 */
export function followAccountVehicles(ports: AccountVehiclesPorts): () => void {
  const { session, vehicles } = ports;
  // One after another: each depends on what the previous one has read.
  let queue: Promise<void> = Promise.resolve();
  return reaction(
    () => [session.user, ...vehicles.saved.map(({ id }) => id)].join('\n'),
    () => {
      queue = queue.then(() => agree(ports)).catch((error: unknown) => onFailure(ports, error));
    },
    { fireImmediately: true },
  );
}

/** After signing out: the vehicles are in the account, and another person may use the browser next. */
export function forgetAccountVehicles({ vehicles, persisted }: Ports): void {
  const field = persisted(lastReadFormat);
  const last = field.read();
  if (last.user === null) return;
  field.change(() => nothing);
  vehicles.take(without(vehicles.saved, last.vehicles));
}

function onFailure({ session }: AccountVehiclesPorts, error: unknown): void {
  // The server has removed the cookies of a session that has ended.
  if (isSignedOut(error)) session.restore();
  else reportError(error);
}

const idsOf = (vehicles: readonly VehicleNames[]): ReadonlySet<string> => new Set(vehicles.map(vehicleId));

function without(saved: readonly Vehicle[], others: readonly VehicleNames[]): readonly Vehicle[] {
  const ids = idsOf(others);
  return saved.filter(({ id }) => !ids.has(id));
}

async function agree({ session, vehicles, persisted, api }: AccountVehiclesPorts): Promise<void> {
  const { user } = session;
  if (user === null || session.isSpoofed) return;
  const field = persisted(lastReadFormat);
  const stored = field.read();
  const isSame = stored.user === user;
  // Those of someone who was signed in here before are none of this account's.
  if (!isSame) vehicles.take(without(vehicles.saved, stored.vehicles));
  const last = isSame ? stored.vehicles : [];
  const here = vehicles.saved;
  const add = without(here, last);
  const remove = last.filter(names => !here.some(({ id }) => id === vehicleId(names)));
  const isChanged = add.length + remove.length > 0;
  if (!isChanged && isSame && Date.now() - stored.at < FRESH_MS) return;
  const { garage } = await api();
  const answer = await (isChanged ? garage.change(add.slice(0, MAX_SENT), remove) : garage.all());
  if (answer === null || session.user !== user) return;
  field.change(() => ({ user, vehicles: answer, at: Date.now() }));
  takeAnswer(vehicles, answer, { last, here });
}

/**
 * Those of the account that are new here come first, so that the vehicle chosen here stays the last. Those for which the account
 * has no room stay, and so does what was chosen or removed meanwhile.
 */
function takeAnswer(
  vehicles: Ports['vehicles'],
  answer: readonly VehicleNames[],
  { last, here }: { last: readonly VehicleNames[]; here: readonly Vehicle[] },
): void {
  const now = vehicles.saved;
  const [own, before] = [idsOf(answer), idsOf(last)];
  const removed = here.filter(({ id }) => !now.some(vehicle => vehicle.id === id));
  const fresh = answer
    .map((names): Vehicle => ({ id: vehicleId(names), ...names }))
    .filter(({ id }) => ![...now, ...removed].some(vehicle => vehicle.id === id));
  vehicles.take([...fresh, ...now.filter(({ id }) => own.has(id) || !before.has(id))]);
}
