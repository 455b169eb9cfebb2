/** The auth service's own cookie, by which clients refresh that know no refresh header. */
import type { Exchange } from '#server/http/exchange.ts';

const NAME = 'auth-refresh';
/** Longer than the session lives the cookie does no harm: the session decides. */
const LIFE_SECONDS = 604_800;

export function serviceCookie(secure: boolean) {
  // Strict: a page of another site cannot make a browser renew, and read the token by CORS.
  const write = (exchange: Exchange, base: string, value: string, maxAge: number) =>
    exchange.res.appendHeader(
      'set-cookie',
      `${NAME}=${value}; Path=${base}; SameSite=Strict; Max-Age=${maxAge}; HttpOnly${secure ? '; Secure' : ''}`,
    );

  return {
    /** Null also when a page of another site asks. */
    read: ({ req, cookies }: Exchange): string | null =>
      req.headers['sec-fetch-site'] === 'cross-site' ? null : (cookies.get(NAME) ?? null),
    keep: (exchange: Exchange, base: string, refreshToken: string) =>
      write(exchange, base, refreshToken, LIFE_SECONDS),
    clear: (exchange: Exchange, base: string) => write(exchange, base, '', 0),
  };
}
