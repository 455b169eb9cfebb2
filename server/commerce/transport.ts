/** The storefront's transport to the backend during server rendering: the same documents and errors as in the browser. */
import type { Operation } from '#api/operation.ts';
import { ApiError, type MutationOptions, type Transport } from '#api/transport.ts';
import { type Commerce, type CommerceAnswer, type CommerceCaller, CommerceUnavailable } from './commerce.ts';

type Named = Pick<Operation<unknown, unknown>, 'id' | 'name' | 'kind' | 'accountCart'>;

export function transportOf(commerce: Commerce, caller: CommerceCaller): Transport {
  async function run(operation: Named, variables: unknown, options: MutationOptions): Promise<unknown> {
    const { id, name } = operation;
    let answer: CommerceAnswer;
    try {
      answer = await commerce.execute({
        documentId: id,
        operationName: name,
        variables: (variables ?? {}) as Record<string, unknown>,
        caller: {
          ...caller,
          idempotencyKey: options.idempotencyKey ?? null,
          wantsAccountCart: operation.accountCart === true,
          ...(options.expectedTotal === undefined ? {} : { expectedTotal: options.expectedTotal }),
        },
        readOnly: operation.kind === 'query',
      });
    } catch (error) {
      if (!(error instanceof CommerceUnavailable)) throw error;
      throw new ApiError(
        error.layer,
        name,
        error.message,
        // What the browser gets from our own server then.
        error.layer === 'network'
          ? {}
          : { status: Math.max(error.status ?? 0, 503), retryAfter: error.retryAfter },
      );
    }
    // Any error makes the whole response a failure.
    const refusal = answer.errors?.[0];
    if (refusal) {
      const { code, field } = refusal.extensions ?? {};
      throw new ApiError('graphql', name, refusal.message, {
        ...(typeof code === 'string' ? { code } : {}),
        ...(typeof field === 'string' ? { field } : {}),
        // As over HTTP, where a response without data has this status.
        ...(code === 'SERVICE_UNAVAILABLE' ? { status: 503 } : {}),
      });
    }
    if (answer.data === undefined)
      throw new ApiError('graphql', name, `Server response was missing for query '${name}'`);
    return answer.data;
  }

  return {
    query: async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) =>
      (await run(operation, variables, {})) as Data,
    mutate: async <Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      options: MutationOptions = {},
    ) => (await run(operation, variables, options)) as Data,
  };
}
