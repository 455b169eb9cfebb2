/** Query results that came with the answer for a whole page, until the cache of queries asks for them. */
import type { RecordedAnswer } from '../record-answers.ts';

/** @param max results that are held; the oldest leave first. */
export function createPageAnswers(max = 200) {
  const answers = new Map<string, unknown>();
  const keyOf = (id: string, variables: unknown) => `${id} ${JSON.stringify(variables)}`;
  return {
    put(recorded: readonly RecordedAnswer[]): void {
      for (const { id, variables, data } of recorded) answers.set(keyOf(id, variables), data);
      for (const key of answers.keys()) {
        if (answers.size <= max) break;
        answers.delete(key);
      }
    },
    /** Each result is handed out once: from then on the cache of queries decides how long it is good. */
    take(id: string, variables: unknown): unknown {
      const key = keyOf(id, variables);
      const data = answers.get(key);
      answers.delete(key);
      return data;
    },
    clear: () => answers.clear(),
  };
}
