/** The error page, and a plain one for when rendering it fails too. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { emergencyPage } from '#i18n/emergency-page.ts';
import { localeOfPath } from '#i18n/locales.ts';
import type { PageOutcome } from '#ssr/storefront.ts';
import { type OutcomeOptions, sendOutcome } from './send-page.ts';

export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<PageOutcome>,
  status: number,
  options: OutcomeOptions,
): Promise<void> {
  if (reply.raw.headersSent) {
    // A part of the page is sent: closing the connection tells the browser that it is incomplete.
    reply.raw.destroy();
    return;
  }
  reply.removeHeader('content-encoding');
  try {
    const outcome = await make();
    await sendOutcome(request, reply, outcome, options);
  } catch (error) {
    request.log.error({ err: error }, 'the error page failed');
    sendPlainErrorPage(request, reply, status);
  }
}

/** The page of last resort in the language of the address. */
export function sendPlainErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    })
    .send(emergencyPage(localeOfPath(request.address.path), status));
}
