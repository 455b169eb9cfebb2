/** Records the query results of one page in the browser's format, so that one response can contain them all. */
import { documentNodes } from './document-nodes.gen.ts';
import type { Transport } from './transport.ts';

export interface RecordedAnswer {
  /** Id of the operation in the browser. */
  id: string;
  variables: unknown;
  data: unknown;
}

/** Uncacheable queries are passed on and not recorded. */
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
