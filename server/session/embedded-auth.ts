/** The embedded auth service behind the session's interface: in process, without a socket. */
import { type Backend, type AuthService as EmbeddedService, isDatabaseUnavailable } from '#backend/index.ts';
import { objectOfText } from '../http/read-json.ts';
import type { AuthHandler, AuthResponse } from './auth-handler.ts';
import { type AuthAnswer, type AuthGateway, AuthUnavailable } from './auth-service.ts';

export interface EmbeddedAuthOptions {
  service: EmbeddedService;
  /** For the links that staff open. */
  staff: Backend['auth']['staff'];
  handleAuth: AuthHandler;
  languageOf(acceptLanguage: string | undefined): string;
}

/** What our own pages sign with; their requests need no API key. */
const OWN_KEY = 'own-pages';

export function createEmbeddedAuth({
  service,
  handleAuth,
  languageOf,
}: Omit<EmbeddedAuthOptions, 'staff'>): AuthGateway {
  return {
    async call(action, { method, body, refreshToken, ip, acceptLanguage }) {
      const asker = { ip: ip ?? null, languageId: languageOf(acceptLanguage) };
      const sent = body === undefined ? {} : objectOfText(body);
      try {
        return answerOf(
          await handleAuth({
            action,
            method,
            body: sent,
            refreshToken: refreshToken ?? null,
            wantsSession: true,
            asker,
          }),
        );
      } catch (error) {
        if (isDatabaseUnavailable(error))
          throw new AuthUnavailable('The database is away.', { cause: error });
        throw error;
      }
    },
    async isAlive(token) {
      try {
        return (await service.bearer(token)) !== null;
      } catch (error) {
        if (isDatabaseUnavailable(error))
          throw new AuthUnavailable('The database is away.', { cause: error });
        throw error;
      }
    },
    sign(challenge) {
      const signature = service.sign(challenge, OWN_KEY);
      return Promise.resolve({ status: signature ? 200 : 400, body: { ...signature }, tokens: null });
    },
  };
}

function answerOf({ status, body, refreshToken, headers }: AuthResponse): AuthAnswer {
  const { token, ...rest } = body;
  const retryAfter = headers['retry-after'];
  const answer = { status, body: rest, ...(retryAfter === undefined ? {} : { retryAfter }) };
  if (typeof token !== 'string') return { ...answer, tokens: null };
  return { ...answer, tokens: { token, maxAge: Number(rest['maxAge']), refreshToken } };
}
