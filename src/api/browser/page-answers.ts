/** Recorded query results of a page, until the query cache takes them. */
import { sharedFreshMs } from '#kernel/timing.ts';
import type { RecordedAnswer } from '../record-answers.ts';

/** @param max number of stored results; the oldest are dropped first */
export function createPageAnswers(max = 200) {
  const answers = new Map<string, { data: unknown; at: number }>();
  const keyOf = (id: string, variables: unknown) => `${id} ${JSON.stringify(variables)}`;
  return {
    put(recorded: readonly RecordedAnswer[]): void {
      const at = Date.now();
      for (const { id, variables, data } of recorded) answers.set(keyOf(id, variables), { data, at });
      for (const key of answers.keys()) {
        if (answers.size <= max) break;
        answers.delete(key);
      }
    },
    /**
     * Returns each result once: from then on the query cache controls its lifetime. A result older than that lifetime
     * is not returned.
     */
    take(id: string, variables: unknown): unknown {
      const key = keyOf(id, variables);
      const found = answers.get(key);
      answers.delete(key);
      return found && Date.now() - found.at < sharedFreshMs ? found.data : undefined;
    },
    clear: () => answers.clear(),
  };
}
