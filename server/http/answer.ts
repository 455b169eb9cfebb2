/** Short answers: text, JSON, redirects; with the right length, and no body for HEAD. */
import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange.ts';

type Headers = Readonly<Record<string, string>>;

export function setHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Ends the exchange with a whole body; an answer that was begun already is only ended. */
export function answer(
  { req, res }: Exchange,
  status: number,
  body: string | Buffer,
  headers: Headers = {},
): void {
  if (res.headersSent) {
    res.end();
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  res.statusCode = status;
  setHeaders(res, headers);
  if (status !== 204 && status !== 304) res.setHeader('content-length', bytes.byteLength);
  // A body that was not read would be taken for the next request.
  if (!req.complete) res.setHeader('connection', 'close');
  if (req.method === 'HEAD' || status === 304 || status === 204) res.end();
  else res.end(bytes);
}

export function answerText(exchange: Exchange, status: number, text: string, headers: Headers = {}): void {
  answer(exchange, status, `${text}\n`, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
}

export function answerJson(exchange: Exchange, status: number, value: unknown, headers: Headers = {}): void {
  answer(exchange, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
}

/** `location` is a path of ours; anything else would send visitors away. */
export function redirect(
  exchange: Exchange,
  status: 301 | 302 | 303 | 308,
  location: string,
  headers: Headers = {},
): void {
  const safe = /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(location) ? location : '/';
  answer(exchange, status, '', {
    location: safe,
    'cache-control': status === 301 ? 'public, max-age=3600' : 'no-store',
    ...headers,
  });
}
