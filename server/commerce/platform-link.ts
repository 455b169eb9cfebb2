/** The way to a hosted platform: our key, limits of time, length and number, and a circuit for when it does not answer. */
import { CircuitOpenError, type CircuitTimes, createCircuit } from '#backend/index.ts';
import { readText } from '#server/http/read-text.ts';
import { CommerceUnavailable, type CommerceCaller } from './commerce.ts';

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
}

export interface PlatformLink {
  /** @throws CommerceUnavailable */
  send(body: object, caller: CommerceCaller): Promise<PlatformAnswer>;
  /** Whether the platform does not answer. */
  isPaused(): boolean;
  close(): void;
}

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

export function createPlatformLink(options: PlatformLinkOptions): PlatformLink {
  const { url, apiKey, timeoutMs = 10_000, onPause, times, maxCalls = 200 } = options;
  let calls = 0;

  async function post(
    body: object,
    headers: Readonly<Record<string, string>>,
    ending?: AbortSignal,
  ): Promise<PlatformAnswer> {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-apikey': apiKey,
          ...headers,
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: ending ? AbortSignal.any([ending, limit]) : limit,
      });
      return { status: response.status, text: await readText(response, MAX_RESPONSE_BYTES) };
    } catch (cause) {
      throw new CommerceUnavailable('network', 'The commerce platform does not answer.', { cause });
    }
  }

  const circuit = createCircuit({
    async probe() {
      const { status } = await post({ query: '{ __typename }' }, {});
      if (status >= 500) throw new CommerceUnavailable('http', `The platform answers ${status}.`, { status });
    },
    isFailure: error => error instanceof CommerceUnavailable,
    ...(onPause ? { onChange: onPause } : {}),
    ...(times ? { times } : {}),
  });

  return {
    async send(body, caller) {
      if (calls >= maxCalls)
        throw new CommerceUnavailable('network', `${maxCalls} requests already wait for the platform.`);
      const ending = new AbortController();
      calls += 1;
      try {
        return await circuit.run(() => post(body, headersOf(caller), ending.signal));
      } catch (cause) {
        ending.abort();
        if (!(cause instanceof CircuitOpenError)) throw cause;
        throw new CommerceUnavailable('network', 'The commerce platform does not answer.', { cause });
      } finally {
        calls -= 1;
      }
    },
    isPaused: () => circuit.isOpen,
    close: () => circuit.close(),
  };
}

const headersOf = ({ requestId, token, idempotencyKey, expectedTotal, trace }: CommerceCaller) => ({
  ...trace,
  'x-request-id': requestId,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey ? { 'x-idempotency-key': idempotencyKey } : {}),
  ...(expectedTotal === undefined ? {} : { 'x-expected-total': String(expectedTotal) }),
});
