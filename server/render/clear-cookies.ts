/** Tells the browser to forget cookies whose value means nothing (R-SESSION-10). */
import { writeCookie } from '#server/http/cookies.ts';
import type { Exchange } from '#server/http/exchange.ts';

const MOST = 20;

/** Once per answer: an error page looks at the same cookies again. */
export function createCookieClearer(secure: boolean): (exchange: Exchange, names: readonly string[]) => void {
  const cleared = new WeakSet<Exchange>();
  return (exchange, names) => {
    if (cleared.has(exchange)) return;
    cleared.add(exchange);
    for (const name of names.slice(0, MOST))
      exchange.res.appendHeader('set-cookie', writeCookie(name, '', { maxAge: 0, httpOnly: false, secure }));
  };
}
