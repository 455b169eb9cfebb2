/** The time zones of the countries that have one and are sold to, for the times that a buyer reads. */
const zones: Readonly<Partial<Record<string, string>>> = {
  FI: 'Europe/Helsinki',
  AX: 'Europe/Helsinki',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  DE: 'Europe/Berlin',
};

/** @param country ISO 3166-1 alpha-2 @param otherwise for all others, such as the zone of the shop */
export const timeZoneOf = (country: string, otherwise: string): string =>
  zones[country.toUpperCase()] ?? otherwise;
