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

/** @param origin of another host of the shop, when `location` is there; without it `location` is a path of this host. */
export function redirect(
  reply: FastifyReply,
  status: 301 | 302 | 303 | 308,
  location: string,
  origin = '',
): void {
  const safe = isOwnPath(location) ? origin + location : '/';
  reply
    .code(status)
    .headers({
      location: safe,
      'cache-control': status === 301 ? 'public, max-age=3600' : 'no-store',
    })
    .send();
}
