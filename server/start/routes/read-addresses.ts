/** The shop's addresses, made from the markets that its channel has now. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Addresses, createAddresses } from '#i18n/addresses.ts';
import type { ShopProfile } from '#kernel/shop-profile.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { loadMarkets } from '#server/commerce/load-markets.ts';
import type { Config } from '#server/config/config.ts';
import { planOf } from '#server/routing/address-plan.ts';
import type { Disposables } from '../disposables.ts';

interface ReadAddressesOptions {
  config: Config;
  profile: Pick<ShopProfile, 'languages'>;
  origin: string;
  commerce: Commerce;
  logger: Logger;
}

/** Null when the markets cannot be read or there are none. */
async function readAddresses(options: ReadAddressesOptions): Promise<Addresses | null> {
  const { config, profile, origin, commerce, logger } = options;
  try {
    const markets = await loadMarkets(commerce, config.channelId);
    if (markets.every(({ alias }) => alias !== config.defaultMarket))
      logger.warn({ DEFAULT_MARKET: config.defaultMarket }, 'the channel has no such market');
    return markets.length > 0 ? createAddresses(planOf(config, origin, markets, profile.languages)) : null;
  } catch (error) {
    logger.warn({ err: error }, 'the markets could not be read');
    return null;
  }
}

const RETRY_MS = 5_000;

async function readUntilKnown(read: () => Promise<boolean>, ended: AbortSignal): Promise<void> {
  do {
    const pause = sleep(RETRY_MS, true, { signal: ended, ref: false });
    if (!(await pause.catch(() => false))) return;
  } while (!(await read()));
}

/**
 * Reads the addresses now. A backend that does not answer at the start answers later: until then the shop knows one market
 * only, and reads them again.
 * @returns what reads them once more
 */
export async function openAddresses(
  { disposables, ...options }: ReadAddressesOptions & { disposables: Pick<Disposables, 'ended'> },
  onRead: (addresses: Addresses) => void,
): Promise<() => Promise<boolean>> {
  const read = async () => {
    const found = await readAddresses(options);
    if (found) onRead(found);
    return found !== null;
  };
  if (!(await read())) void readUntilKnown(read, disposables.ended);
  return read;
}
