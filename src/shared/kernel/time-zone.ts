/** The time zones of the countries that the shop sells to, for the times that a buyer reads. */
const zones: Readonly<Partial<Record<string, string>>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  DE: 'Europe/Berlin',
};

/** @param country ISO 3166-1 alpha-2; the others are in the time zone of Finland. */
export const timeZoneOf = (country: string): string => zones[country.toUpperCase()] ?? 'Europe/Helsinki';
