/** Vehicles of a signed-in customer. */
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import { ifSupported } from '../if-supported.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { SavedVehiclesDocument, SaveVehiclesDocument } from './garage.gen.ts';
import type { GarageApi } from './types.ts';

const namesOf = (vehicles: readonly VehicleNames[]) =>
  vehicles.map(({ manufacturer, year, model }) => ({ manufacturer, year, model }));

export const createGarageApi = (transport: Transport, standard: StandardVariables): GarageApi => ({
  async all() {
    const answer = await ifSupported(transport.query(SavedVehiclesDocument, standard));
    return answer && (answer.savedVehicles ?? []);
  },

  async change(add, remove) {
    const variables = { ...standard, add: namesOf(add), remove: namesOf(remove) };
    const answer = await ifSupported(transport.mutate(SaveVehiclesDocument, variables));
    return answer && (answer.saveVehicles ?? []);
  },
});
