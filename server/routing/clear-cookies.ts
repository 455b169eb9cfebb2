/** Removes cookies whose value means nothing. */
import type { FastifyReply } from 'fastify';

const MAX_CLEARED = 20;

export function clearCookies(reply: FastifyReply, names: readonly string[], secure: boolean): void {
  for (const name of names.slice(0, MAX_CLEARED))
    reply.setCookie(name, '', { maxAge: 0, httpOnly: false, secure });
}
