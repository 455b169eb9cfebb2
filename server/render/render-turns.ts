/** Lets the pages that one network asks for render for a share of the time: its further pages wait for their turn. */
import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#kernel/address/network-of.ts';
import type { Work } from '#kernel/work/work.ts';
import { createWorkGate } from '#kernel/work/work-gate.ts';
import { sendPlainErrorPage } from './error-pages.ts';

/** The network has asked for so many pages that another would have to wait for seconds. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/**
 * Renders when it is the turn of the request's network.
 * @throws TooManyPages instead of letting it wait for more than three seconds.
 */
export type InTurn = <Result>(
  request: Pick<FastifyRequest, 'ip'>,
  render: () => Promise<Result>,
) => Promise<Result>;

/** How long this process has computed, in ms. */
const busyMs = (): number => performance.eventLoopUtilization().active;

/**
 * @param perMinute milliseconds for which the pages of one network may render in a minute. A render waits for the database in
 * between: the time for which the process computes meanwhile counts in equal parts for all renders under way.
 */
export function createRenderTurns(perMinute: number, busy = busyMs): InTurn {
  const gate = createWorkGate({ perMinute });
  const underway = new Set<Work>();
  let counted = busy();

  function count(): void {
    const now = busy();
    for (const work of underway) work.ms += (now - counted) / underway.size;
    counted = now;
  }

  return async ({ ip }, render) => {
    const turn = await gate.enter(networkOf(ip));
    if (!turn) throw new TooManyPages('Too many pages; try again in a minute.');
    count();
    underway.add(turn.work);
    try {
      return await render();
    } finally {
      count();
      underway.delete(turn.work);
      turn.leave();
    }
  };
}

const RETRY_AFTER_SECONDS = 20;

/** Tells a visitor that the shop answers again soon. */
export const refuseMore = (request: FastifyRequest, reply: FastifyReply): void =>
  sendPlainErrorPage(request, reply, 429, { 'retry-after': String(RETRY_AFTER_SECONDS) });
