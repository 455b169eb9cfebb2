/** The error page, and what is shown when showing it fails too. */
import { localeOfPath } from '#i18n/locales.ts';
import { emergencyPage } from '#ssr/emergency-page.ts';
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

/** The page of last resort in the language of the address. */
export function sendPlainErrorPage(
  exchange: Exchange,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const page = emergencyPage(localeOfPath(exchange.address.path));
  answer(exchange, status, page, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    ...headers,
  });
}
