/** The garage as a widget. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { VehicleSelectorResolved } from '#engine/page-types.gen.ts';
import { VehicleSelectorView } from './vehicle-selector.tsx';

export default defineWidget<VehicleSelectorResolved>({
  type: 'vehicle-selector',
  hydrate: 'visible',
  view: VehicleSelectorView,
});
