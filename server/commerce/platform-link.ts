/** The way to a hosted platform: our key, what it may know of the visitor, and limits of time, length and number. */
import type { CircuitTimes } from '#kernel/work/circuit.ts';
import { readText } from '#server/http/read-text.ts';
import { createServiceLink, ServiceAway } from '#server/service/service-link.ts';
import { type CommerceCaller, CommerceUnavailable } from './commerce.ts';

export interface PlatformLinkOptions {
  url: string;
  apiKey: string;
  timeoutMs?: number;
  onPause?: (isPaused: boolean) => void;
  times?: CircuitTimes;
  /** Calls at the same time; further ones are refused. */
  maxCalls?: number;
}

export interface PlatformAnswer {
  status: number;
  text: string;
  /** The header `Retry-After`. */
  retryAfter: string | null;
}

export interface PlatformLink {
  /** @throws CommerceUnavailable */
  send(body: object, caller: CommerceCaller): Promise<PlatformAnswer>;
  /** Whether the platform does not answer. */
  isPaused(): boolean;
  close(): void;
}

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

const readAnswer = async (response: Response): Promise<PlatformAnswer> => ({
  status: response.status,
  text: await readText(response, MAX_RESPONSE_BYTES),
  retryAfter: response.headers.get('retry-after'),
});

export function createPlatformLink({ url, apiKey, ...options }: PlatformLinkOptions): PlatformLink {
  const requestOf = (body: object, headers: Readonly<Record<string, string>>) => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-apikey': apiKey,
      ...headers,
    },
    body: JSON.stringify(body),
  });

  const link = createServiceLink({
    ...options,
    async probe(signal) {
      const request = requestOf({ query: '{ __typename }' }, {});
      const { status } = await fetch(url, { ...request, redirect: 'error', signal });
      if (status >= 500) throw new CommerceUnavailable('http', `The platform answers ${status}.`, { status });
    },
  });

  return {
    async send(body, caller) {
      try {
        return await link.ask(url, requestOf(body, headersOf(caller)), readAnswer);
      } catch (cause) {
        if (!(cause instanceof ServiceAway)) throw cause;
        throw new CommerceUnavailable('network', 'The commerce platform does not answer.', { cause });
      }
    },
    isPaused: link.isPaused,
    close: link.close,
  };
}

/** The platform counts its limits per visitor, and stores address and browser with an order. */
const headersOf = (caller: CommerceCaller): Record<string, string> => ({
  ...caller.trace,
  'x-request-id': caller.requestId,
  ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
  ...(caller.ip ? { 'x-forwarded-for': caller.ip } : {}),
  ...(caller.userAgent ? { 'user-agent': caller.userAgent } : {}),
  ...(caller.idempotencyKey ? { 'x-idempotency-key': caller.idempotencyKey } : {}),
  ...(caller.wantsAccountCart ? { 'x-account-cart': 'true' } : {}),
  ...(caller.expectedTotal === undefined ? {} : { 'x-expected-total': String(caller.expectedTotal) }),
});
