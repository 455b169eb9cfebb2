/** The hosted platform's auth addresses, for clients of any origin: `/api/{account}_{env}/{action}` and `/auth/sign/{key}`. */
import { type AuthService, isDatabaseUnavailable } from '#backend/index.ts';
import { createKeyCheck } from '#server/graphql/api-keys.ts';
import { allowOrigin, answerPreflight } from '#server/graphql/cors.ts';
import { answerJson } from '#server/http/answer.ts';
import type { Exchange, Handler } from '#server/http/exchange.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readJsonObject } from '#server/http/read-json.ts';
import type { Route } from '#server/http/router.ts';
import { authActions, type AuthAction, type AuthFace } from './auth-face.ts';
import { serviceCookie } from './service-cookie.ts';

export interface HostedAuthOptions {
  service: AuthService;
  face: AuthFace;
  apiKeys: readonly string[];
  /** Full tag of the language that the sender reads. */
  languageOf(acceptLanguage: string | undefined): string;
  /** Whether the shop is reached by https. */
  secure: boolean;
  /** Answers what is no auth address. */
  pages: Handler;
}

const LONGEST_BODY = 8_192;
const address = new RegExp(`^(/api/[\\w-]{1,64}_[a-z]{1,16})/(${authActions.join('|')})$`);
const LONGEST_KEY = 200;

export function hostedAuthRoutes(options: HostedAuthOptions): Route[] {
  const { service, face, apiKeys, languageOf, secure, pages } = options;
  const hasKey = createKeyCheck(apiKeys, new Set());
  const cookie = serviceCookie(secure);

  async function act(exchange: Exchange, base: string, action: AuthAction): Promise<void> {
    const { headers } = exchange.req;
    const method = exchange.method === 'POST' ? 'POST' : 'GET';
    const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
    const shown = headers['x-auth-refresh-token'];
    const fromHeader = typeof shown === 'string' && shown !== '' ? shown : null;
    const answer = await face({
      action,
      method,
      body: method === 'POST' && action !== 'logout' ? await readCredentials(exchange, isJson) : {},
      refreshToken: fromHeader ?? cookie.read(exchange),
      wantsSession: isJson || shown !== undefined,
      asker: { ip: exchange.ip || null, languageId: languageOf(headers['accept-language']) },
    });
    const { refreshToken } = answer;
    if (refreshToken !== null) {
      exchange.res.setHeader('x-auth-refresh-token', refreshToken);
      cookie.keep(exchange, base, refreshToken);
    } else if (action === 'logout') cookie.clear(exchange, base);
    answerJson(exchange, answer.status, answer.body, answer.headers);
  }

  function sign(exchange: Exchange): void {
    const key = exchange.address.path.slice('/auth/sign/'.length);
    if (key === '' || key.length > LONGEST_KEY || !hasKey({ 'x-apikey': key })) {
      const refusal = {
        message: 'The API key is missing or not known.',
        extensions: { code: 'INVALID_API_KEY' },
      };
      return answerJson(exchange, 401, { errors: [refusal] });
    }
    const signature = service.sign(exchange.address.query.get('identity') ?? '', key);
    return answerJson(exchange, signature ? 200 : 400, signature ?? {});
  }

  return [
    {
      path: '/api/',
      methods: ['GET', 'POST'],
      handle(exchange) {
        const [, base, action] = address.exec(exchange.address.path) ?? [];
        const known = authActions.find(name => name === action);
        if (!base || !known)
          return exchange.method === 'GET' ? pages(exchange) : answerJson(exchange, 404, {});
        return inJson(exchange, () => act(exchange, base, known));
      },
      otherwise,
    },
    {
      path: '/auth/sign/',
      methods: ['GET'],
      handle: exchange => inJson(exchange, () => sign(exchange)),
      otherwise,
    },
  ];
}

function otherwise(exchange: Exchange): void {
  allowOrigin(exchange);
  if (exchange.method === 'OPTIONS') answerPreflight(exchange);
  else answerJson(exchange, 405, {}, { allow: 'GET, POST, OPTIONS' });
}

/** One client reads the body before it looks at the status: failures are JSON too. */
async function inJson(exchange: Exchange, work: () => Promise<void> | void): Promise<void> {
  allowOrigin(exchange);
  try {
    await work();
  } catch (error) {
    if (error instanceof HttpError) return answerJson(exchange, error.status, {}, error.headers);
    if (isDatabaseUnavailable(error)) return answerJson(exchange, 503, {}, { 'retry-after': '2' });
    exchange.log.error({ err: error }, 'auth service failed');
    return answerJson(exchange, 500, {});
  }
}

async function readCredentials({ req }: Exchange, isJson: boolean): Promise<Record<string, unknown>> {
  if (!isJson) throw new HttpError(415, 'The body must be application/json.');
  return readJsonObject(req, LONGEST_BODY);
}
