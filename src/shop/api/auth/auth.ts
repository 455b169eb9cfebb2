/** Browser side of the auth protocol, over our own server: challenge, signature, digest (R-AUTH-1). Tokens stay in HttpOnly cookies. */
import { ok, type Result, refuse } from '#kernel/result.ts';
import { ApiError } from '../transport.ts';
import { passwordDigest } from './digest.ts';
import type { AuthApi, AuthRefusal } from './types.ts';

type Action = 'login' | 'register' | 'password' | 'logout';
type Body = Readonly<Record<string, unknown>>;

interface Answer {
  status: number;
  body: Body;
  /** Seconds to wait before the next attempt. */
  retryAfter: number;
}

/** Timeout of each request, ms. */
const patience = 10_000;
/** Lifetime of a session without "remember me", minutes (R-SESSION-4). */
const shortMinutes = 30;
const usualWait = 60;

async function ask(action: string, address: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/auth/${address}`, {
      credentials: 'same-origin',
      cache: 'no-store',
      ...init,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    text = await response.text();
  } catch (error) {
    throw new ApiError('network', action, error instanceof Error ? error.message : 'Network failure');
  }
  const { status } = response;
  if (status >= 500)
    throw new ApiError('http', action, `Response not successful: Received status code ${status}`, { status });
  return { status, body: objectOf(text, action), retryAfter: Number(response.headers.get('retry-after')) };
}

function objectOf(text: string, action: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Falls through to the error below.
  }
  throw new ApiError('parse', action, 'The response is not valid JSON');
}

function refusalOf({ status, body, retryAfter }: Answer): AuthRefusal {
  if (status === 429) return { code: 'wait', seconds: retryAfter > 0 ? retryAfter : usualWait };
  if (status === 409) return { code: 'taken' };
  if (status === 401) return { code: 'credentials' };
  return { code: body['code'] === 'PASSWORD_TOO_COMMON' ? 'too-common' : 'bad-input' };
}

const post = (action: Action, body: Body) =>
  ask(action, action, { method: 'POST', body: JSON.stringify(body) });

export function createAuthApi(salt: string): AuthApi {
  const digest = (password: string) => passwordDigest(password, salt);

  /** Three steps: the challenge for this user name, its signature, and the proof. */
  async function prove(action: Action, username: string, proof: Body): Promise<Result<void, AuthRefusal>> {
    const asked = await post(action, { username });
    const { sign, maxAge } = asked.body;
    // The service may accept an existing session.
    if (asked.status < 300 && sign === undefined && typeof maxAge === 'number') return ok(undefined);
    if (typeof sign !== 'string') return refuse(refusalOf(asked));
    const signed = await ask(action, `sign?identity=${encodeURIComponent(sign)}`, { method: 'GET' });
    if (signed.status >= 300) return refuse(refusalOf(signed));
    const answer = await post(action, { username, signature: signed.body, ...proof });
    return answer.status < 300 ? ok(undefined) : refuse(refusalOf(answer));
  }

  const lifetime = (remember: boolean) => (remember ? {} : { sessionLifetime: shortMinutes });

  return {
    digest,
    async login({ email, password, remember }) {
      return prove('login', email, { password: await digest(password), ...lifetime(remember) });
    },
    async register({ email, password, remember }) {
      return prove('register', email, { password: await digest(password), ...lifetime(remember) });
    },
    async changePassword({ email, password, newPassword }) {
      const proof = { password: await digest(password), newPassword: await digest(newPassword) };
      return prove('password', email, proof);
    },
    async renew() {
      return (await ask('login', 'login', { method: 'GET' })).status < 300;
    },
    async logout() {
      await post('logout', {});
    },
  };
}
