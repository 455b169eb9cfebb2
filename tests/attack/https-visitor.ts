/** A browser of a shop behind https: sends what its pages send, and nothing else. */
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { digestOf } from '../support/auth-client.ts';

export const password = digestOf('a long secret 1', defaultPasswordSalt);
const ours = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

export interface Answer {
  status: number;
  text: string;
  /** The body when it is a JSON object, else empty. */
  json: Record<string, unknown>;
  headers: Headers;
  /** Every `Set-Cookie` line. */
  set: string[];
}

const pairs = (set: readonly string[]): string[] => set.map(line => line.split(';', 1)[0] ?? '');
/** The cookies of these lines as the browser sends them. */
export const cookieOf = (set: readonly string[]): string => pairs(set).join('; ');

export function httpsVisitor(base: string) {
  async function ask(path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Answer> {
    const answer = await fetch(base + path, {
      redirect: 'manual',
      headers: { ...ours, ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: answer.status, text, json, headers: answer.headers, set: answer.headers.getSetCookie() };
  }

  return {
    ask,
    /** Registers a customer, with the cookies that are in the browser; resolves to the cookie lines of the answer. */
    async register(username: string, cookie = ''): Promise<string[]> {
      const headers: Record<string, string> = cookie === '' ? {} : { cookie };
      const { json } = await ask('/auth/register', headers, { username });
      const { json: signature } = await ask(`/auth/sign?identity=${String(json['sign'])}`, headers);
      return (await ask('/auth/register', headers, { username, signature, password })).set;
    },
  };
}
