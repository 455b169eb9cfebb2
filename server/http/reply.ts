/** Short replies: text, JSON, redirects. */
import type { FastifyReply } from 'fastify';
import { isOwnPath } from '#kernel/address/own-path.ts';

type Headers = Readonly<Record<string, string>>;

export function sendText(reply: FastifyReply, status: number, text: string, headers: Headers = {}): void {
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .send(`${text}\n`);
}

export const sendJson = (reply: FastifyReply, status: number, value: unknown, headers?: Headers): void =>
  sendJsonText(reply, status, JSON.stringify(value), headers);

/** For JSON that is serialised already. */
export function sendJsonText(reply: FastifyReply, status: number, json: string, headers: Headers = {}): void {
  reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .send(json);
}

interface RedirectOptions {
  /** Of another host of the shop, when the location is there; without it the location is a path of this host. */
  origin?: string;
  /**
   * A page that has moved may move back: a browser that had stored the way there would then be led from one address to the
   * other and back. Other permanent redirects are about the form of an address, which is the same for ever.
   */
  mayMoveBack?: boolean;
}

export function redirect(
  reply: FastifyReply,
  status: 301 | 302 | 303 | 308,
  location: string,
  { origin = '', mayMoveBack = false }: RedirectOptions = {},
): void {
  const safe = isOwnPath(location) ? origin + location : '/';
  const isForEver = status === 301 && !mayMoveBack;
  reply
    .code(status)
    .headers({ location: safe, 'cache-control': isForEver ? 'public, max-age=3600' : 'no-store' })
    .send();
}
