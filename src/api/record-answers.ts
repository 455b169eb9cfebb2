/** Records the query results of one page, as the browser's cache of queries asks for them, so that one answer can carry them all. */
import { documentNodes } from './document-nodes.gen.ts';
import type { Transport } from './transport.ts';

export interface RecordedAnswer {
  /** Of the operation as the browser knows it. */
  id: string;
  variables: unknown;
  data: unknown;
}

/** Queries that no cache may hold are passed on and not recorded. */
export function recordAnswers(transport: Transport): { transport: Transport; answers: RecordedAnswer[] } {
  const answers: RecordedAnswer[] = [];
  return {
    answers,
    transport: {
      ...transport,
      async query(operation, variables) {
        const typedId = documentNodes[operation.id]?.typedId;
        if (!typedId) return transport.query(operation, variables);
        const data = await transport.query({ ...operation, id: typedId }, variables);
        answers.push({ id: operation.id, variables, data });
        return data;
      },
    },
  };
}
