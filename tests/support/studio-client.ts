/** Calls Studio's API as a browser of a member of staff does. */
import type { Kysely } from 'kysely';
import { createStudio, type Schema } from '#backend/commands.ts';
import type { Role } from '#studio-api/staff.ts';

export interface StudioAnswer {
  status: number;
  /** Parsed JSON; null without a body. */
  value: unknown;
  headers: Headers;
}

export interface StudioClient {
  /** Value of the cookie, `name=secret`; empty before signing in. */
  cookie: string;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<StudioAnswer>;
}

/** A browser without a session, which keeps the cookie that it gets. */
export function studioClient(studioOrigin: string): StudioClient {
  const client: StudioClient = {
    cookie: '',
    async call(method, path, body, headers = {}) {
      const answer = await fetch(studioOrigin + path, {
        method,
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(method === 'GET' ? {} : { origin: studioOrigin, 'content-type': 'application/json' }),
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...headers,
        },
        ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const [given] = answer.headers.getSetCookie();
      if (given) client.cookie = given.split(';')[0] ?? '';
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      const value: unknown = isJson ? JSON.parse(text) : text || null;
      return { status: answer.status, value, headers: answer.headers };
    },
  };
  return client;
}

interface SigningIn {
  db: Kysely<Schema>;
  studioOrigin: string;
  /** Of the account; the role by default. */
  name?: string;
  /** Aliases of the markets to which the account is limited. */
  markets?: readonly string[];
}

/** A browser that is signed in as a member of staff with this role, `NAME@shop.example`. */
export async function signedInAs(
  role: Role,
  { db, studioOrigin, name = role, markets }: SigningIn,
): Promise<StudioClient> {
  const { accounts } = createStudio(db).staff([studioOrigin], 'Shop');
  const mail = `${name}@shop.example`;
  await accounts.admit({ mail, name, role, ...(markets ? { markets } : {}) });
  const link = await accounts.link(mail);
  const client = studioClient(studioOrigin);
  const { status } = await client.call('POST', '/api/session/link', { token: link?.split('#')[1] });
  if (status !== 200) throw new Error(`Signing in as ${role} was answered with ${status}.`);
  return client;
}
