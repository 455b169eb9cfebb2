/** Client of the auth service: forwards requests and reads tokens from its responses. */
import type { CircuitTimes } from '#kernel/work/circuit.ts';
import { readText } from '#server/http/read-text.ts';
import { answersAt, createServiceLink, ServiceAway } from '#server/service/service-link.ts';
import type { AuthAction } from './auth-handler.ts';
import type { SessionTokens } from './session-cookies.ts';

export interface AuthAnswer {
  status: number;
  /** The response without its tokens: safe for the browser. */
  body: Record<string, unknown>;
  tokens: SessionTokens | null;
  /** Seconds, when the service asks to wait. */
  retryAfter?: string;
}

type TraceHeaders = Readonly<Record<string, string>>;

interface AuthCall {
  method: 'GET' | 'POST';
  body?: string;
  refreshToken?: string | undefined;
  requestId: string;
  /** Headers of the request's trace. */
  trace?: TraceHeaders | undefined;
  ip?: string;
  /** For mails to a new customer. */
  acceptLanguage?: string | undefined;
}

export interface AuthGateway {
  call(action: AuthAction, call: AuthCall): Promise<AuthAnswer>;
  sign(challenge: string, requestId: string, trace?: TraceHeaders): Promise<AuthAnswer>;
  /** Whether the session of a token is still open; absent when the service cannot tell. */
  isAlive?(token: string): Promise<boolean>;
  /** Ends what the client does by itself. */
  close?(): void;
}

/** The service is unavailable or its response invalid; the session stays as it is. */
export class AuthUnavailable extends Error {
  override readonly name = 'AuthUnavailable';
}

const MAX_RESPONSE_BYTES = 65_536;

export interface AuthServiceOptions {
  authUrl: string;
  /** The challenge is put at its end. */
  signUrl: string;
  /** Sent as `X-ApiKey`: with it a platform believes whom a request is for. */
  apiKey?: string | undefined;
  times?: CircuitTimes;
}

export function createAuthGateway({ authUrl, signUrl, apiKey, times }: AuthServiceOptions): AuthGateway {
  const base = authUrl.replace(/\/+$/, '');
  const link = createServiceLink({ probe: answersAt(`${base}/login`, { method: 'GET' }), times });

  async function ask(url: string, init: RequestInit): Promise<AuthAnswer> {
    const [response, text] = await link
      .ask(url, init, async received => [received, await readText(received, MAX_RESPONSE_BYTES)] as const)
      .catch((cause: unknown) => {
        if (!(cause instanceof ServiceAway)) throw cause;
        throw new AuthUnavailable('The auth service does not answer.', { cause });
      });
    if (response.status >= 500) throw new AuthUnavailable(`The auth service answered ${response.status}.`);
    const { token, maxAge, ...body } = readObject(text);
    const retryAfter = response.headers.get('retry-after');
    if (typeof token !== 'string')
      return { status: response.status, body, tokens: null, ...(retryAfter === null ? {} : { retryAfter }) };
    const life = typeof maxAge === 'number' && maxAge > 0 ? maxAge : 900;
    const refreshToken = response.headers.get('x-auth-refresh-token');
    return {
      status: response.status,
      body: { ...body, maxAge: life },
      tokens: { token, maxAge: life, refreshToken },
    };
  }

  return {
    call: (action, { method, body, refreshToken, requestId, trace, ip, acceptLanguage }) =>
      ask(`${base}/${action}`, {
        method,
        ...(body === undefined ? {} : { body }),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-request-id': requestId,
          ...trace,
          ...(refreshToken ? { 'x-auth-refresh-token': refreshToken } : {}),
          ...(ip ? { 'x-forwarded-for': ip } : {}),
          ...(apiKey ? { 'x-apikey': apiKey } : {}),
          ...(acceptLanguage ? { 'accept-language': acceptLanguage } : {}),
        },
      }),
    sign: (challenge, requestId, trace) =>
      ask(signUrl + encodeURIComponent(challenge), {
        headers: { accept: 'application/json', 'x-request-id': requestId, ...trace },
      }),
    close: link.close,
  };
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (cause) {
    throw new AuthUnavailable('The auth service answered no JSON.', { cause });
  }
  throw new AuthUnavailable('The auth service answered no object.');
}
