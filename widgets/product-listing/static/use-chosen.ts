/** The chosen filters with translated labels. */
import { useIntl } from 'react-intl';
import { chosenIds, withGroup } from '#api/catalogue/choices/list-choices.ts';
import { vehicleKey } from '#components/vehicle/vehicle-address.ts';
import { nameInAddress } from '#components/vehicle/vehicle-in-address.ts';
import type { ListStore } from '#stores/lists/list-store.ts';
import { type ChosenThing, chosenThings } from './filters/chosen.ts';
import { type QuickFilter, withoutQuickFilters } from './quick-filters.ts';

interface Chosen {
  things: ChosenThing[];
  /** The same plus the vehicle, which has a chip of its own: reasons for an empty list. */
  reasons: ChosenThing[];
}

/** @param filters quick filters, which show their own state */
export function useChosen({ list, choices, hrefOf }: ListStore, filters: readonly QuickFilter[]): Chosen {
  const { formatMessage } = useIntl();
  const { [vehicleKey]: vehicle = [], ...groups } = choices.groups;
  const name = nameInAddress(vehicle);
  const all = chosenThings(name === null ? choices : { ...choices, groups }, {
    groups: list.facets?.groups ?? [],
    unknownLabel: formatMessage({ id: 'FILTER_UNKNOWN' }),
    hrefOf: each => hrefOf(name === null ? each : withGroup(each, vehicleKey, vehicle)),
    rangeLabel: (from, to) => {
      const range =
        to === undefined
          ? `${formatMessage({ id: 'FILTER_PRICE_FROM' })} ${from}`
          : from === undefined
            ? `${formatMessage({ id: 'FILTER_PRICE_TO' })} ${to}`
            : `${from}–${to}`;
      return `${formatMessage({ id: 'FILTER_LABEL_PRICE' })}: ${range}`;
    },
  });
  const ofVehicle =
    name === null ? [] : [{ id: vehicleKey, label: name, href: hrefOf({ ...choices, groups }), helps: true }];
  const shown = new Set(chosenIds(withoutQuickFilters(choices, filters)));
  const chosen = new Set(chosenIds(choices));
  const things = all.filter(({ id }) => shown.has(id) || !chosen.has(id));
  return { things, reasons: [...ofVehicle, ...all] };
}
