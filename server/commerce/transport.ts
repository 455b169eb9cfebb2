/** The storefront's transport to the backend during server rendering: the same documents and errors as in the browser. */
import type { Operation } from '#api/operation.ts';
import { ApiError, type Transport } from '#api/transport.ts';
import { CommerceUnavailable, type Commerce, type CommerceAnswer, type CommerceCaller } from './commerce.ts';

type Named = Pick<Operation<unknown, unknown>, 'id' | 'name' | 'kind' | 'accountCart'>;

export function transportOf(commerce: Commerce, caller: CommerceCaller): Transport {
  async function run(operation: Named, variables: unknown, idempotencyKey: string | null): Promise<unknown> {
    const { id, name } = operation;
    let answer: CommerceAnswer;
    try {
      answer = await commerce.execute({
        documentId: id,
        operationName: name,
        variables: (variables ?? {}) as Record<string, unknown>,
        caller: { ...caller, idempotencyKey, wantsAccountCart: operation.accountCart === true },
        readOnly: operation.kind === 'query',
      });
    } catch (error) {
      if (!(error instanceof CommerceUnavailable)) throw error;
      throw new ApiError(
        error.layer,
        name,
        error.message,
        error.status === undefined ? {} : { status: error.status },
      );
    }
    // Any error makes the whole response a failure.
    const refusal = answer.errors?.[0];
    if (refusal) {
      const code = refusal.extensions?.['code'];
      throw new ApiError('graphql', name, refusal.message, typeof code === 'string' ? { code } : {});
    }
    if (answer.data === undefined)
      throw new ApiError('graphql', name, `Server response was missing for query '${name}'`);
    return answer.data;
  }

  return {
    query: async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) =>
      (await run(operation, variables, null)) as Data,
    mutate: async <Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      options: { idempotencyKey?: string } = {},
    ) => (await run(operation, variables, options.idempotencyKey ?? null)) as Data,
  };
}
