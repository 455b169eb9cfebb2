/** The choice of a vehicle without scripts: what its page shows, and what its forms do (R-VEHICLE-30). */
import type { Api } from '#api/api.ts';
import type { FoundMachines } from '#api/vehicle/types.ts';
import { type KnownVehicle, readKnownVehicle } from '#components/vehicle/known-vehicle.ts';
import { fittingHref, vehicleKey, withVehicle } from '#components/vehicle/vehicle-address.ts';
import { withoutVehicle } from '#components/vehicle/vehicle-in-address.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { SeeOther, type Visitor } from '#engine/definition/visitor.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { continueAt } from '#kernel/address/own-path.ts';

export interface PlainVehicles {
  /** Page to continue at: a path of the shop; null: the parts that fit. */
  to: string | null;
  current: KnownVehicle | null;
  problem?: MessageId;
  /** What a machine was searched by. */
  text: string;
  /** Null when none was searched. */
  found: FoundMachines | null;
  steps: VehicleSteps;
}

/** The choice in three steps; each list is there once the choice before it is made. */
export interface VehicleSteps {
  manufacturer: string;
  year: string;
  manufacturers: readonly string[];
  years: readonly string[];
  models: readonly string[];
}

export type VehicleFormContext = LoadContext<Pick<Api, 'vehicle'>>;

/** As the field takes. */
export const LONGEST_TEXT = 80;
/** The text of a facet in addresses. */
const LONGEST_LABEL = 60;

const ownPath = ({ prefix, path }: VehicleFormContext): string => encodePath(prefix + path);

/** Null for the front page too, which says nothing of what fits. */
function pageAfter(context: VehicleFormContext, asked: string | null | undefined): string | null {
  const to = continueAt(asked, ownPath(context));
  return to === (context.prefix || '/') ? null : to;
}

async function stepsOf({ query, api: { vehicle } }: VehicleFormContext): Promise<VehicleSteps> {
  const { manufacturer = '', year = '' } = query;
  const [manufacturers, years, models] = await Promise.all([
    vehicle.manufacturers(),
    manufacturer ? vehicle.years(manufacturer) : [],
    manufacturer && year ? vehicle.models(manufacturer, year) : [],
  ]);
  return { manufacturer, year, manufacturers, years, models };
}

const noSteps: VehicleSteps = { manufacturer: '', year: '', manufacturers: [], years: [], models: [] };

/** What is chosen now; a cookie that names nothing is removed and said to be. */
async function currentOf(
  { api }: VehicleFormContext,
  visitor: Visitor,
): Promise<Pick<PlainVehicles, 'current' | 'problem'>> {
  const { vehicleId } = visitor;
  if (vehicleId === null) return { current: null };
  const current = await readKnownVehicle(vehicleId, api.vehicle);
  if (current) return current.data === 'gone' ? { current, problem: 'MODEL_SELECTOR_GONE' } : { current };
  visitor.keepVehicle(null);
  return { current: null, problem: 'VEHICLE_FORM_LOST' };
}

async function showForm(
  context: VehicleFormContext,
  visitor: Visitor,
  asked: string | null | undefined,
): Promise<PlainVehicles> {
  const { query, api } = context;
  const text = (query['machine'] ?? '').trim().slice(0, LONGEST_TEXT);
  const [chosen, answer] = await Promise.all([
    currentOf(context, visitor),
    Promise.all([text === '' ? null : api.vehicle.named(text), stepsOf(context)]).catch(() => null),
  ]);
  const [found, steps] = answer ?? [null, noSteps];
  return {
    to: pageAfter(context, asked),
    ...{ text, found, steps },
    ...(answer ? {} : { problem: 'MODEL_SELECTOR_ERROR' }),
    ...chosen,
  };
}

export async function loadPlainVehicles(context: VehicleFormContext): Promise<PlainVehicles | undefined> {
  const { visitor, query } = context;
  return visitor && showForm(context, visitor, query['to'] ?? visitor.cameFrom);
}

const isNarrowed = (address: string): boolean => new URLSearchParams(address.split('?')[1]).has(vehicleKey);

/** @param listHref the list of the parts that fit a vehicle */
export async function submitPlainVehicles(
  context: VehicleFormContext,
  listHref: string,
  fields: URLSearchParams,
): Promise<PlainVehicles | undefined> {
  const { visitor, api } = context;
  if (!visitor) return undefined;
  const asked = fields.get('to') ?? visitor.cameFrom;
  const to = pageAfter(context, asked);
  if (fields.has('remove')) {
    visitor.keepVehicle(null);
    throw new SeeOther(to === null ? ownPath(context) : isNarrowed(to) ? withoutVehicle(to) : to);
  }
  const id = fields.get('vehicle');
  // A press of another page leads here, with nothing chosen.
  if (id === null) return showForm(context, visitor, asked);
  const known = await readKnownVehicle(id, api.vehicle);
  if (known?.data === 'read') {
    visitor.keepVehicle(id);
    const label = (fields.get('universal') ?? '').slice(0, LONGEST_LABEL);
    if (to === null) throw new SeeOther(fittingHref(listHref, known.vehicle, label));
    throw new SeeOther(isNarrowed(to) ? withVehicle(to, known.vehicle, label) : to);
  }
  visitor.reject();
  const problem = known?.data === 'unknown' ? 'MODEL_SELECTOR_ERROR' : 'VEHICLE_FORM_UNKNOWN';
  return { ...(await showForm(context, visitor, asked)), problem };
}
