/** Lets the pages that one network asks for render for a share of the time: its further pages wait for their turn. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#kernel/network-of.ts';
import { createBusyShare } from '#kernel/busy-share.ts';
import { createWorkGate } from '#kernel/work-gate.ts';
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

/**
 * @param perMinute milliseconds for which the pages of one network may render in a minute. A render waits for the database in
 * between: the time for which the process computes meanwhile counts in equal parts for all renders under way.
 */
export function createRenderTurns(perMinute: number, busy?: () => number): InTurn {
  const gate = createWorkGate({ perMinute });
  const share = createBusyShare(busy);

  return async ({ ip }, render) => {
    const turn = await gate.enter(networkOf(ip));
    if (!turn) throw new TooManyPages('Too many pages; try again in a minute.');
    share.begin(turn.work);
    try {
      return await render();
    } finally {
      share.end(turn.work);
      turn.leave();
    }
  };
}

const RETRY_AFTER_SECONDS = 20;

/** Tells a visitor that the shop answers again soon. */
export const refuseMore = (request: FastifyRequest, reply: FastifyReply): void =>
  sendPlainErrorPage(request, reply, 429, { 'retry-after': String(RETRY_AFTER_SECONDS) });
