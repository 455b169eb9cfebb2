/** The auth service's own cookie, by which clients without the refresh header renew a session. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'auth-refresh';
/** A cookie that outlives the session does no harm, since the session decides. */
const LIFE_SECONDS = 604_800;

/** @param admits whether a page of that origin may use the service. */
export function serviceCookie(secure: boolean, admits: (origin: string) => boolean) {
  // Strict: a page of another site cannot make a browser renew, and read the token by CORS.
  const write = (reply: FastifyReply, path: string, value: string, maxAge: number) =>
    reply.setCookie(NAME, value, { path, sameSite: 'strict', maxAge, httpOnly: true, secure });

  return {
    /** Null also when a page asks that may not: of another site, or of a sibling domain, whose requests carry the cookie. */
    read({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): string | null {
      const { origin, 'sec-fetch-site': site } = headers;
      const isOwn = site === undefined || site === 'same-origin' || site === 'none';
      const mayRead = origin === undefined ? isOwn : admits(origin) && site !== 'cross-site';
      return mayRead ? (cookies[NAME] ?? null) : null;
    },
    keep: (reply: FastifyReply, path: string, refreshToken: string) =>
      write(reply, path, refreshToken, LIFE_SECONDS),
    clear: (reply: FastifyReply, path: string) => write(reply, path, '', 0),
  };
}
