/** What the sandbox offers: cards everywhere, the others where their services work. */
import { type OfferedWay, type ProviderWay, providerWays } from '../payment-provider.ts';

const everywhere = ['EUR', 'SEK', 'DKK', 'NOK'];
/** Wallets of some countries. */
const national: Partial<Record<ProviderWay, readonly string[]>> = {
  mobilepay: ['EUR', 'DKK'],
  swish: ['SEK'],
};

export const offeredWays: readonly OfferedWay[] = providerWays.map(way => ({
  way,
  currencies: national[way] ?? everywhere,
}));
