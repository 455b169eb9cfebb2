/** The error page, and what is shown when showing it fails too (R-OPS-3). */
import type { PageOutcome } from '#ssr/storefront.ts';
import { answer } from '#server/http/answer.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { type OutcomeOptions, sendOutcome } from './send-page.ts';

export async function sendErrorPage(
  exchange: Exchange,
  make: () => Promise<PageOutcome>,
  status: number,
  options: OutcomeOptions,
): Promise<void> {
  if (exchange.res.headersSent) {
    // Half a page is out: breaking the connection tells the browser that it is not whole.
    exchange.res.destroy();
    return;
  }
  exchange.res.removeHeader('content-encoding');
  try {
    const outcome = await make();
    await sendOutcome(exchange, outcome, options);
  } catch (error) {
    exchange.log.error({ err: error }, 'the error page failed');
    sendPlainErrorPage(exchange, status);
  }
}

/** Needs nothing but itself. */
export function sendPlainErrorPage(
  exchange: Exchange,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const swedish = /^\/sv(\/|$)/.test(exchange.address.path);
  const words = swedish
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
  const page = `<!doctype html><html lang="${words.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title}</title><h1>${words.title}</h1><p>${words.text}</p><p><a href="${words.href}">${words.home}</a></p></html>`;
  answer(exchange, status, page, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    ...headers,
  });
}
