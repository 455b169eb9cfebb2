/** Calls a running Studio as a member of staff who came by a sign-in link. */
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { MANAGED_PAGES_FORMAT, type ManagedPage, type PulledPages } from '#studio-api/managed-pages.ts';

const TIMEOUT_MS = 20_000;
const ROUTE = '/api/managed-pages';

/** A sign-in link, taken apart. */
export interface StudioLink {
  /** Origin of Studio. */
  origin: string;
  /** What the link proves; it works once. */
  token: string;
}

export interface RemoteStudio {
  /** What Studio has published. */
  pages(): Promise<ManagedPage[]>;
  /** Logs what was written into page files. */
  logPulled(ids: readonly DocumentId[]): Promise<void>;
  /** Ends the session. */
  signOut(): Promise<void>;
}

const howToSignIn = (origin: string): string =>
  [
    'Sign in with a link that works once:',
    `    request it on ${origin}/sign-in, which mails it, or print it on the shop's machine: npm run staff -- link YOUR@MAIL`,
    `    then: npm run pages -- pull --from '${origin}/sign-in#…'`,
  ].join('\n');

/** @throws Error for anything but a sign-in link, with what to do. */
export function readStudioLink(text: string): StudioLink {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(
      `--from takes a sign-in link of Studio, not "${text}"\n${howToSignIn('https://studio.shop.example')}`,
    );
  const { origin, pathname, hash } = url;
  if (pathname === '/invite')
    throw new Error(
      `${origin}${pathname}#… is an invitation: accept it in a browser first.\n${howToSignIn(origin)}`,
    );
  if (hash.length < 2) throw new Error(`${text} does not say who you are.\n${howToSignIn(origin)}`);
  return { origin, token: hash.slice(1) };
}

interface Answer {
  status: number;
  value: unknown;
  cookie: string | undefined;
  retryAfter: string | null;
}

type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

/**
 * Makes sure that a Studio answers that can be pulled from before it uses up the link.
 * @throws Error with the address, the cause and what to do.
 */
export async function signInToStudio({ origin, token }: StudioLink): Promise<RemoteStudio> {
  let cookie = '';
  const send: Send = (method, path, body) => request(origin, { method, path, body, cookie });
  requireStudio(origin, await send('GET', ROUTE));
  const entered = await send('POST', '/api/session/link', { token });
  requireDone(origin, entered);
  cookie = entered.cookie ?? '';
  return {
    async pages() {
      const answer = await send('GET', ROUTE);
      requireDone(origin, answer);
      return pagesIn(origin, answer.value);
    },
    async logPulled(ids) {
      const pulled: PulledPages = { ids: [...ids] };
      requireDone(origin, await send('POST', `${ROUTE}/pulled`, pulled));
    },
    async signOut() {
      await send('DELETE', '/api/session');
    },
  };
}

async function request(
  origin: string,
  { method, path, body, cookie }: { method: string; path: string; body: unknown; cookie: string },
): Promise<Answer> {
  const isRead = method === 'GET';
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(isRead ? {} : { origin, 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Nothing answers at ${origin} (${reason}). Is the shop running, and is this Studio's address?`,
      {
        cause: error,
      },
    );
  });
  const elsewhere = response.headers.get('location');
  if (elsewhere) throw new Error(`${origin} leads on to ${elsewhere}: use that address in --from.`);
  const [given] = response.headers.getSetCookie();
  const text = await response.text();
  return {
    status: response.status,
    value: response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : null,
    cookie: given?.split(';')[0],
    retryAfter: response.headers.get('retry-after'),
  };
}

const codeOf = ({ value }: Answer): unknown => (isRecord(value) ? value['code'] : undefined);
const later = ({ retryAfter }: Answer): string => `Try again in ${retryAfter ?? 'a few'} seconds.`;

/** Without a session a Studio that knows the address answers that one has to sign in. */
function requireStudio(origin: string, answer: Answer): void {
  const code = codeOf(answer);
  if (code === 'NOT_SIGNED_IN') return;
  if (answer.status === 503) throw new Error(`Studio at ${origin} is starting. ${later(answer)}`);
  if (code === 'NOT_FOUND')
    throw new Error(
      `Studio at ${origin} runs an older version that cannot be pulled from: deploy this version first, or pull from its database (DATABASE_URL).`,
    );
  throw new Error(
    `${origin} is not Studio. The shop has another address than Studio, which listens on PORT + 2 or at STUDIO_ORIGIN: the shop prints it when it starts.`,
  );
}

function requireDone(origin: string, answer: Answer): void {
  if (answer.status < 300) return;
  const code = codeOf(answer);
  if (code === 'LINK_INVALID')
    throw new Error(
      `The link to ${origin} was used before, has expired or was replaced by a newer one.\n${howToSignIn(origin)}`,
    );
  if (code === 'ROLE')
    throw new Error(
      `Pulling from ${origin} needs the role developer. An admin gives it under People, or on the shop's machine: npm run staff -- role YOUR@MAIL developer`,
    );
  if (code === 'ORIGIN')
    throw new Error(`Studio has another address than ${origin}: use the link as it was printed.`);
  if (answer.status === 429 || answer.status === 503)
    throw new Error(`Studio at ${origin} does not answer now (${String(code)}). ${later(answer)}`);
  throw new Error(`Studio at ${origin} answered ${answer.status} ${String(code ?? '')}: its log says why.`);
}

function pagesIn(origin: string, value: unknown): ManagedPage[] {
  const { format, pages } = isRecord(value) ? value : {};
  if (format !== MANAGED_PAGES_FORMAT || !Array.isArray(pages))
    throw new Error(
      `Studio at ${origin} answers in format ${String(format)}, this checkout reads ${MANAGED_PAGES_FORMAT}: check out the version that the shop runs.`,
    );
  return pages.filter(isManagedPage);
}

const isManagedPage = (value: unknown): value is ManagedPage =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  /^(?:page|layout|fragment|override):[a-z0-9][a-z0-9-]*$/.test(value['id']) &&
  isRecord(value['body']);
