/** Which ways of payment the provider can process now: asked in the background, so that no checkout waits for it. */
import type { OffersWay } from '#backend/checkout/deliveries.ts';
import type { OfferedWay, PaymentProvider, ProviderWay } from './payment-provider.ts';

/** How long an answer counts, ms. */
const maxAge = 5 * 60_000;
/** Offered only when the provider names them: they need a contract with the wallet's operator. */
const wallets: ReadonlySet<string> = new Set<ProviderWay>(['applepay', 'googlepay', 'mobilepay', 'swish']);

interface Ports {
  provider: Pick<PaymentProvider, 'name' | 'ways'>;
  warn: (what: string, details: Record<string, unknown>) => void;
  /** The first question is asked then. */
  now?: Date;
}

/** Without an answer the last one counts; without any, every way but the wallets. */
export function createOfferedWays({ provider, warn, now: start = new Date() }: Ports): OffersWay {
  let offered: readonly OfferedWay[] | null = null;
  let askedAt = 0;

  function refresh(now: Date): void {
    askedAt = now.getTime();
    void provider.ways().then(
      ways => (offered = ways),
      (error: unknown) =>
        warn('the payment provider does not say what it offers', { error, provider: provider.name }),
    );
  }

  // The first checkout finds an answer.
  refresh(start);
  return (way, currency, now) => {
    if (now.getTime() - askedAt > maxAge) refresh(now);
    if (!offered) return !wallets.has(way);
    return offered.some(each => each.way === way && each.currencies.includes(currency));
  };
}
