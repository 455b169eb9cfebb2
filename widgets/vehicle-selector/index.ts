/** The garage as a widget; with `plain` a form of the server, for browsers without scripts. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { VehicleSelectorResolved } from '#engine/page-types.gen.ts';
import {
  loadPlainVehicles,
  type PlainVehicles,
  submitPlainVehicles,
  type VehicleFormContext,
} from './plain/plain-vehicles.ts';
import { VehicleSelectorView } from './vehicle-selector.tsx';

export default defineWidget<VehicleSelectorResolved, PlainVehicles | undefined, VehicleFormContext['api']>({
  type: 'vehicle-selector',
  hydrate: ({ plain }) => (plain ? 'never' : 'visible'),
  load: async (context, { plain }) => (plain ? loadPlainVehicles(context) : undefined),
  submit: async (context, { plain, listHref }, fields) =>
    plain ? submitPlainVehicles(context, listHref, fields) : undefined,
  view: VehicleSelectorView,
});
