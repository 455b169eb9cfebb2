/** The error page, and a plain one for when rendering it fails too. */
import type { PageOutcome } from '#ssr/storefront.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** Without dependencies that could fail. */
export function sendPlainErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const swedish = /^\/sv(\/|$)/.test(request.address.path);
  const texts = swedish
    ? {
        lang: 'sv',
        title: 'Något gick fel',
        text: 'Ett fel uppstod när felsidan skulle visas.',
        home: 'Till startsidan',
        href: '/sv',
      }
    : {
        lang: 'fi',
        title: 'Jokin meni vikaan',
        text: 'Virhesivun näyttämisessä tapahtui virhe.',
        home: 'Etusivulle',
        href: '/',
      };
  const page = `<!doctype html><html lang="${texts.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${texts.title}</title><h1>${texts.title}</h1><p>${texts.text}</p><p><a href="${texts.href}">${texts.home}</a></p></html>`;
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    })
    .send(page);
}
