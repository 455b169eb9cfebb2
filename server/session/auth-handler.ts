/** The auth service's HTTP protocol, for the hosted addresses and for our own pages. */
import type { AuthCaller, AuthResult, AuthService, Credentials } from '#backend/index.ts';

export const authActions = ['login', 'register', 'password', 'logout'] as const;
export type AuthAction = (typeof authActions)[number];

export interface AuthRequest {
  action: AuthAction;
  method: 'GET' | 'POST';
  /** Of a POST. */
  body: Readonly<Record<string, unknown>>;
  /** From the header, or the service's own cookie. */
  refreshToken: string | null;
  /** The client has or wants a session, so no challenge is sent. */
  wantsSession: boolean;
  asker: AuthCaller;
}

export interface AuthResponse {
  status: number;
  body: Readonly<Record<string, unknown>>;
  refreshToken: string | null;
  headers: Readonly<Record<string, string>>;
}

const MAX_NAME_LENGTH = 320;
/** For a client whose requested lifetime cannot be read. */
const SHORT_MINUTES = 30;

const reply = (
  status: number,
  body: AuthResponse['body'] = {},
  headers: AuthResponse['headers'] = {},
): AuthResponse => ({
  status,
  body,
  refreshToken: null,
  headers,
});

function replyOf(result: AuthResult): AuthResponse {
  switch (result.kind) {
    case 'tokens': {
      const { token, maxAge, refreshToken } = result;
      return { ...reply(200, { token, maxAge }), refreshToken };
    }
    case 'refused':
      return reply(401);
    case 'unacceptable':
      return reply(400, { code: result.code });
    case 'taken':
      return reply(409);
    case 'wait':
      return reply(429, {}, { 'retry-after': String(result.seconds) });
  }
}

function lifeMinutes(given: unknown): number | null {
  if (given === undefined || given === null) return null;
  const minutes = Number(given);
  return Number.isFinite(minutes) && minutes > 0 ? Math.ceil(minutes) : SHORT_MINUTES;
}

function credentialsOf(body: AuthRequest['body']): Credentials | null {
  const { username, signature, password, sessionLifetime } = body;
  if (typeof username !== 'string' || username.trim() === '' || username.length > MAX_NAME_LENGTH)
    return null;
  return { username, signature, password, lifeMinutes: lifeMinutes(sessionLifetime) };
}

export type AuthHandler = (ask: AuthRequest) => Promise<AuthResponse>;

export function createAuthHandler(service: AuthService): AuthHandler {
  const challenge = (username: string | null) => reply(200, { sign: service.challenge(username) });

  async function onGet({ action, refreshToken, wantsSession }: AuthRequest): Promise<AuthResponse> {
    if (refreshToken !== null && action === 'login') {
      const renewed = replyOf(await service.refresh(refreshToken));
      if (renewed.status === 200 || wantsSession) return renewed;
    }
    return wantsSession ? reply(401) : challenge(null);
  }

  async function onPost({ action, body, refreshToken, asker }: AuthRequest): Promise<AuthResponse> {
    const given = credentialsOf(body);
    if (!given) return reply(400);
    if (given.signature === undefined || given.signature === null) return challenge(given.username);
    if (action === 'login') return replyOf(await service.login(asker, given));
    if (action === 'register') return replyOf(await service.register(asker, given));
    const change = { ...given, newPassword: body['newPassword'] };
    return replyOf(await service.changePassword(asker, change, refreshToken));
  }

  return async ask => {
    if (ask.action === 'logout') {
      await service.logout(ask.refreshToken);
      return reply(200);
    }
    return ask.method === 'GET' ? onGet(ask) : onPost(ask);
  };
}
