/** A service of another party, over HTTP: its requests have a limit of time, and fail at once while it does not answer. */
import { CircuitOpenError, type CircuitTimes, createCircuit } from '#kernel/work/circuit.ts';

export interface ServiceLinkOptions {
  /** Asks for something that the service always answers quickly; rejects when the answer shows that it does not work. */
  probe(signal: AbortSignal): Promise<unknown>;
  timeoutMs?: number;
  onPause?: ((isPaused: boolean) => void) | undefined;
  times?: CircuitTimes | undefined;
  /** Requests at the same time; further ones are refused. */
  maxCalls?: number;
}

export interface ServiceLink {
  /**
   * Sends a request and reads its response.
   * @throws ServiceAway when there is none in time
   */
  ask<T>(url: string | URL, init: RequestInit, read: (response: Response) => Promise<T>): Promise<T>;
  /** Whether the service does not answer. */
  isPaused(): boolean;
  close(): void;
}

/** No response, or one that cannot be read. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

/** Any response shows that the service lives. Redirects are not followed: the address is configured, and what it points to must not be. */
export const answersAt =
  (url: string, init: RequestInit = { method: 'HEAD' }) =>
  async (signal: AbortSignal): Promise<Response> => {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    await response.body?.cancel();
    return response;
  };

export function createServiceLink(options: ServiceLinkOptions): ServiceLink {
  const { probe, timeoutMs = 10_000, onPause, times, maxCalls = 200 } = options;
  let calls = 0;
  const circuit = createCircuit({
    probe: async () => void (await probe(AbortSignal.timeout(timeoutMs))),
    isFailure: error => error instanceof ServiceAway,
    ...(onPause ? { onChange: onPause } : {}),
    ...(times ? { times } : {}),
  });

  async function send<T>(
    url: string | URL,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    try {
      return await read(await fetch(url, { ...init, redirect: 'error' }));
    } catch (cause) {
      throw new ServiceAway('The service does not answer.', { cause });
    }
  }

  return {
    async ask(url, init, read) {
      if (calls >= maxCalls) throw new ServiceAway(`${maxCalls} requests already wait for the service.`);
      const ending = new AbortController();
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)]);
      calls += 1;
      try {
        return await circuit.run(() => send(url, { ...init, signal }, read));
      } catch (cause) {
        ending.abort();
        if (!(cause instanceof CircuitOpenError)) throw cause;
        throw new ServiceAway('The service does not answer.', { cause });
      } finally {
        calls -= 1;
      }
    },
    isPaused: () => circuit.isOpen,
    close: () => circuit.close(),
  };
}
