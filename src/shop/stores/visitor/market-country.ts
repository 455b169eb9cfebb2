/** The initial country of an address by market, until the list of markets is loaded. */
const countries: Readonly<Record<string, string>> = { fi: 'FI', se: 'SE', dk: 'DK', no: 'NO', en: 'DE' };

/** ISO 3166-1 alpha-2; empty for an unknown market. */
export const countryOfMarket = (alias: string): string => countries[alias] ?? '';
