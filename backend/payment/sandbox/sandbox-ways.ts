/** What the sandbox offers: cards everywhere, the others where their services work. */
import { type OfferedWay, providerWays } from '../payment-provider.ts';

const everywhere = ['EUR', 'SEK', 'DKK', 'NOK'];
const mobilePay = ['EUR', 'DKK'];

export const offeredWays: readonly OfferedWay[] = providerWays.map(way => ({
  way,
  currencies: way === 'mobilepay' ? mobilePay : everywhere,
}));
