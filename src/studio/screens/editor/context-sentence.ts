/** Says in words for whom the canvas shows the page. */
import type { IntlShape } from 'react-intl';
import type { CanvasContext } from '#studio-api/canvas.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import { readVehicle, vehicleName } from '#studio-api/vehicle-ref.ts';
import { startContext } from '../../editing/context/start-context.ts';

type Shop = Pick<StudioSession, 'locales' | 'markets'>;

/** Whether it is what most visitors see. The market and the language are always named, so they do not count. */
export function isStartContext(context: CanvasContext, shop: Shop): boolean {
  const start = startContext(shop);
  return (
    context.market === start.market &&
    context.customerType === start.customerType &&
    context.vatIncluded === start.vatIncluded &&
    !context.signedIn &&
    context.at === undefined &&
    context.vehicle === undefined
  );
}

/** "You see the page as a business customer in Sweden, in Swedish, on 27 November at 8:00." */
export function contextSentence(context: CanvasContext, { markets }: Shop, intl: IntlShape): string {
  const country = markets.find(({ alias }) => alias === context.market)?.country ?? context.market;
  const place = new Intl.DisplayNames(intl.locale, { type: 'region' }).of(country.toUpperCase()) ?? country;
  const language =
    new Intl.DisplayNames(intl.locale, { type: 'language' }).of(context.locale) ?? context.locale;
  const values = {
    customer: context.customerType,
    signedIn: String(context.signedIn),
    place,
    language,
  };
  const who = intl.formatMessage({ id: 'CONTEXT_SENTENCE' }, values);
  const vehicle = readVehicle(context.vehicle);
  const moment =
    context.at === undefined
      ? null
      : intl.formatDate(context.at, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    who,
    vehicle && intl.formatMessage({ id: 'CONTEXT_SENTENCE_VEHICLE' }, { vehicle: vehicleName(vehicle) }),
    moment && intl.formatMessage({ id: 'CONTEXT_SENTENCE_AT' }, { moment }),
  ]
    .filter(Boolean)
    .join(' ');
}
