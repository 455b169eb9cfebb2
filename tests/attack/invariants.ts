/**
 * What holds whatever happens to the shop, its database and its services. Every attack ends with it.
 *
 * Money, stock, promo codes, payments and balances are those of `npm run db -- check`.
 */
import type { Pool } from 'pg';
import { check } from '#backend/testing.ts';

/** What an attack has seen from outside. */
export interface Witness {
  /** Orders that clients have been told of. */
  acknowledged?: readonly string[];
  /** SKUs and the pieces in stock before the attack. */
  stock?: Readonly<Record<number, number>>;
  /** Texts sent to others or logged, and the secrets of a customer that none of them may contain. */
  seen?: readonly string[];
  canaries?: readonly string[];
  /** Responses of the shop. */
  responses?: readonly { status: number; text: string; requestId?: string | null }[];
  /** Log lines of the shop, to find the request ids of errors in. */
  log?: readonly string[];
  /** A process that must have survived. */
  pid?: number;
}

const internals = /\bat [\w.<>]+ \(|node_modules|\.ts:\d|\bselect .* from\b|postgres|pg_\w/i;

const duplicates = (ids: readonly string[]) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];

async function orderFindings(pool: Pool, acknowledged: readonly string[]): Promise<string[]> {
  const { rows: orders } = await pool.query<{ id: string; status: string; mails: number }>(
    `select order_id::text as id, status,
      (select count(*)::int from outbox where kind = 'order-confirmation' and payload->>'orderId' = order_id::text) as mails
     from shop_order`,
  );
  const ids = new Set(orders.map(({ id }) => id));
  return [
    ...acknowledged.filter(id => !ids.has(id)).map(id => `${id}: the acknowledged order does not exist.`),
    ...duplicates(acknowledged).map(id => `${id}: the order was acknowledged for two purchases.`),
    ...orders.filter(({ mails }) => mails > 1).map(({ id }) => `${id}: more than one confirmation.`),
    ...orders
      .filter(({ mails, status }) => mails === 0 && status !== 'pending-payment' && status !== 'cancelled')
      .map(({ id }) => `${id}: no confirmation.`),
  ];
}

async function stockFindings(pool: Pool, stock: Readonly<Record<number, number>>): Promise<string[]> {
  const { rows } = await pool.query<{ sku: number; left: number; sold: number; ordered: number }>(
    `select s.sku_id as sku, s.in_stock as left, s.sold,
       (select coalesce(sum(pieces), 0)::int from order_stock o where o.sku_id = s.sku_id and returned_at is null) as ordered
     from stock s where s.sku_id = any($1)`,
    [Object.keys(stock).map(Number)],
  );
  return rows
    .filter(({ sku, left, sold, ordered }) => left + ordered !== stock[sku] || sold !== ordered)
    .map(
      ({ sku, left, sold, ordered }) =>
        `sku ${sku}: ${left} left, ${ordered} ordered, ${sold} sold of ${stock[sku]}.`,
    );
}

function responseFindings({ responses = [], log }: Witness): string[] {
  const logged = log?.join('\n');
  return responses
    .filter(({ status }) => status >= 500)
    .flatMap(({ status, text, requestId }) => [
      ...(internals.test(text) ? [`A ${status} shows internals: ${text.slice(0, 200)}`] : []),
      ...(logged !== undefined && (!requestId || !logged.includes(requestId))
        ? [`A ${status} has no request id that is in the log.`]
        : []),
    ]);
}

function secretFindings({ seen = [], canaries = [] }: Witness): string[] {
  return canaries
    .filter(canary => seen.some(text => text.includes(canary)))
    .map(canary => `${canary}: a secret of a customer reached others.`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Sentences about everything that does not hold; empty when nothing was lost. */
export async function brokenInvariants(pool: Pool, witness: Witness): Promise<string[]> {
  const client = await pool.connect();
  try {
    return [
      // Tables that a newer instance has migrated meanwhile lose nothing.
      ...(await check(client)).filter(finding => !finding.startsWith('A newer version')),
      ...(await orderFindings(pool, witness.acknowledged ?? [])),
      ...(await stockFindings(pool, witness.stock ?? {})),
      ...responseFindings(witness),
      ...secretFindings(witness),
      ...(witness.pid === undefined || isAlive(witness.pid) ? [] : ['The process has ended.']),
    ];
  } finally {
    client.release();
  }
}
