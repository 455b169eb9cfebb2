/** The embedded backend in our own process: no socket, no serialisation. */
import type { ExecuteRequest } from '#backend/graphql/execute.ts';
import type { Commerce, CommerceAnswer } from './commerce.ts';

/** What a token says about its bearer, once the auth service has looked at it. */
export interface Customer {
  customerId: number;
  customerType: 'PERSON' | 'ORGANIZATION';
}

export interface InProcessBackend {
  execute(request: ExecuteRequest): Promise<unknown>;
}

/** `customerOf` answers null for a token that is over, unknown or tampered with: public operations then run as anonymous (contract 1). */
export function createInProcessCommerce(
  backend: InProcessBackend,
  customerOf: (token: string) => Promise<Customer | null> = () => Promise.resolve(null),
): Commerce {
  return {
    async execute({ documentId, text, operationName, variables, caller, readOnly }) {
      const customer = caller.token ? await customerOf(caller.token) : null;
      const answer = await backend.execute({
        document: documentId,
        documentText: text,
        operationName,
        variables,
        readOnly,
        caller: {
          requestId: caller.requestId,
          ipAddress: caller.ip,
          userAgent: caller.userAgent,
          idempotencyKey: caller.idempotencyKey,
          ...customer,
        },
      });
      return answer as CommerceAnswer;
    },
  };
}
