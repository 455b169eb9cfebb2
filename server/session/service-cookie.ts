/** The auth service's own cookie, by which clients without the refresh header renew a session. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'auth-refresh';
/** A cookie that outlives the session does no harm, since the session decides. */
const LIFE_SECONDS = 604_800;

export function serviceCookie(secure: boolean) {
  // Strict: a page of another site cannot make a browser renew, and read the token by CORS.
  const write = (reply: FastifyReply, path: string, value: string, maxAge: number) =>
    reply.setCookie(NAME, value, { path, sameSite: 'strict', maxAge, httpOnly: true, secure });

  return {
    /** Null also when a page of another site asks. */
    read: ({ headers, cookies }: FastifyRequest): string | null =>
      headers['sec-fetch-site'] === 'cross-site' ? null : (cookies[NAME] ?? null),
    keep: (reply: FastifyReply, path: string, refreshToken: string) =>
      write(reply, path, refreshToken, LIFE_SECONDS),
    clear: (reply: FastifyReply, path: string) => write(reply, path, '', 0),
  };
}
