/** Shares out the connections that one instance of the shop may open to its database. */

/** What each part of an instance may open. */
export interface ConnectionShares {
  /** Carts, orders, accounts and everything else that is not below. */
  readonly shop: number;
  /** Orders query the catalogue while they hold a connection: with one shared pool they could all wait for each other. */
  readonly catalogue: number;
  readonly payments: number;
  /** A slow mail server must not use up those of requests. */
  readonly mail: number;
}

/**
 * One listens, or none where changes are polled; one asks whether commits return; one now and then whether the disk has
 * room, and one during an outage whether it is over.
 */
const WATCHING = 4;
/**
 * The lock of a rebuild, or of the count of sales, holds one beside those that work, and changes are followed beside a rebuild.
 */
const LEAST = { shop: 2, catalogue: 3, payments: 1, mail: 1 };
const MOST = { payments: 3, mail: 4 };

/** With fewer, an instance could wait for itself. */
export const FEWEST_CONNECTIONS = WATCHING + LEAST.shop + LEAST.catalogue + LEAST.payments + LEAST.mail;
export const USUAL_CONNECTIONS = 26;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** @param most connections of the instance together, at least `FEWEST_CONNECTIONS` */
export function shareConnections(most: number = USUAL_CONNECTIONS): ConnectionShares {
  const pooled = Math.max(most, FEWEST_CONNECTIONS) - WATCHING;
  const payments = between(LEAST.payments, (pooled * 3) / 22, MOST.payments);
  const mail = between(LEAST.mail, (pooled * 4) / 22, MOST.mail);
  const rest = pooled - payments - mail;
  const catalogue = Math.max(LEAST.catalogue, Math.floor(rest / 3));
  return { shop: rest - catalogue, catalogue, payments, mail };
}
