/** The country that an address starts with, by market, until the list of markets says it. */
const countries: Readonly<Record<string, string>> = { fi: 'FI', se: 'SE', dk: 'DK', no: 'NO', en: 'DE' };

/** ISO 3166-1 alpha-2; empty for a market that is not known. */
export const countryOfMarket = (alias: string): string => countries[alias] ?? '';
