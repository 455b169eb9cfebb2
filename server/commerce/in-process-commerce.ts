/** The embedded backend in our own process: no socket, no serialisation. */
import { type Backend, type Bearer, isDatabaseUnavailable } from '#backend/index.ts';
import { type Commerce, type CommerceAnswer, CommerceUnavailable } from './commerce.ts';

export interface InProcessBackend {
  execute(request: Parameters<Backend['execute']>[0]): Promise<unknown>;
}

/** `bearerOf` returns null for an expired, unknown or forged token: public operations then run as anonymous. */
export function createInProcessCommerce(
  backend: InProcessBackend,
  bearerOf: (token: string) => Promise<Bearer | null> = () => Promise.resolve(null),
): Commerce {
  return {
    async execute({ documentId, text, isOwn, caller, ...request }) {
      const bearer = caller.token ? await bearerOf(caller.token).catch(unavailable) : null;
      const answer = await backend.execute({
        ...request,
        document: documentId,
        documentText: text,
        isOwn,
        caller: {
          requestId: caller.requestId,
          ipAddress: caller.ip,
          userAgent: caller.userAgent,
          isServer: caller.isServer ?? false,
          idempotencyKey: caller.idempotencyKey,
          wantsAccountCart: caller.wantsAccountCart ?? false,
          expectedTotal: caller.expectedTotal,
          ...bearer,
        },
      });
      return answer as CommerceAnswer;
    },
  };
}

function unavailable(cause: unknown): never {
  throw isDatabaseUnavailable(cause)
    ? new CommerceUnavailable('network', 'The database is away.', { cause })
    : cause;
}
