/** What pages made for one visitor without scripts say of a product and the chosen vehicle (R-VEHICLE-30). */
import type { IntlShape } from 'react-intl';
import { reasonText } from '#components/vehicle/fit-words.ts';
import type { PlainVerdictOf } from '#components/vehicle/plain-vehicle.ts';
import type { VehicleToFit } from '#components/vehicle/use-chosen-vehicle.ts';
import { withVehicle } from '#components/vehicle/vehicle-address.ts';
import { shownVerdict, withChosenParts } from '#kernel/vehicle/package-parts.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';

export function plainVerdictOf(known: VehicleToFit, intl: IntlShape): PlainVerdictOf {
  const { vehicle, chosen } = known;
  const universal = intl.formatMessage({ id: 'MODEL_SELECTOR_UNIVERSAL' });
  return (whole, choice) => {
    const fit = choice ? withChosenParts(whole, choice) : whole;
    return (
      fit && {
        verdict: shownVerdict(fit, chosen),
        vehicle: vehicleName(vehicle),
        reason: reasonText(intl, fit, known),
        facetId: chosen.facetId,
        narrowed: href => withVehicle(href, vehicle, universal),
      }
    );
  };
}
