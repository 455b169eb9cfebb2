/** Two clients of the auth service, written from its documentation alone: the SDK and an older client. */
import { createHash } from 'node:crypto';

export interface ClientOptions {
  base: string;
  salt: string;
  /** The SDK posts to `login` and encodes the challenge; the older client does neither. */
  generation?: 'sdk' | 'older';
  apiKey?: string;
}

export interface AuthOutcome {
  status: number;
  body: Record<string, unknown>;
  refreshToken: string | null;
  headers: Headers;
}

type Action = 'login' | 'register' | 'password' | 'logout';

export interface Proof {
  username: string;
  signature?: unknown;
  password: string;
  newPassword?: string;
  sessionLifetime?: number;
}

export type AuthClient = ReturnType<typeof createAuthClient>;

export const digestOf = (password: string, salt: string): string =>
  createHash('sha384')
    .update(password + salt, 'utf8')
    .digest('base64');

export function createAuthClient({ base, salt, generation = 'sdk', apiKey = 'any-key' }: ClientOptions) {
  const auth = `${base}/api/demo_prod`;
  const sign = `${base}/auth/sign/${apiKey}?identity=`;
  const digest = (password: string) => digestOf(password, salt);

  async function ask(action: Action, init: RequestInit, refreshToken?: string | null): Promise<AuthOutcome> {
    const answer = await fetch(`${auth}/${action}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(refreshToken ? { 'x-auth-refresh-token': refreshToken } : {}),
      },
    });
    return {
      status: answer.status,
      body: (await answer.json()) as Record<string, unknown>,
      refreshToken: answer.headers.get('x-auth-refresh-token'),
      headers: answer.headers,
    };
  }

  const post = (action: Action, body: unknown, refreshToken?: string | null) =>
    ask(action, { method: 'POST', body: JSON.stringify(body) }, refreshToken);

  async function challenge(username: string, action: Action = 'login'): Promise<string> {
    const { body } = await post(generation === 'sdk' ? 'login' : action, { username });
    return String(body['sign']);
  }

  async function signature(username: string, action: Action = 'login'): Promise<unknown> {
    const text = await challenge(username, action);
    return (await fetch(sign + (generation === 'sdk' ? encodeURIComponent(text) : text))).json();
  }

  async function prove(action: Action, given: Proof, refreshToken?: string | null): Promise<AuthOutcome> {
    const { username, password, newPassword, sessionLifetime } = given;
    return post(
      action,
      {
        username,
        signature: given.signature ?? (await signature(username, action)),
        password: digest(password),
        ...(newPassword === undefined ? {} : { newPassword: digest(newPassword) }),
        ...(sessionLifetime === undefined ? {} : { sessionLifetime }),
      },
      refreshToken,
    );
  }

  return {
    digest,
    post,
    challenge,
    signature,
    login: (username: string, password: string, more: Partial<Proof> = {}) =>
      prove('login', { username, password, ...more }),
    register: (username: string, password: string) => prove('register', { username, password }),
    changePassword: (given: Proof & { newPassword: string }, refreshToken: string | null) =>
      prove('password', given, refreshToken),
    refresh: (refreshToken: string | null) => ask('login', { method: 'GET' }, refreshToken),
    logout: (refreshToken: string | null) => ask('logout', { method: 'GET' }, refreshToken),
    async graphql(query: string, token: unknown, variables: Record<string, unknown> = {}) {
      const answer = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-apikey': apiKey,
          ...(typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ operationName: null, query, variables }),
      });
      return (await answer.json()) as {
        data: Record<string, unknown> | null;
        errors?: { message: string; extensions: { code: string } }[];
      };
    },
  };
}
