/** Query results that came with the answer for a whole page, until the cache of queries asks for them. */
import { sharedFreshMs } from '#kernel/timing.ts';
import type { RecordedAnswer } from '../record-answers.ts';

/** @param max results that are held; the oldest leave first. */
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
     * Each result is handed out once: from then on the cache of queries decides how long it is good. One that waited
     * longer than that cache keeps a result is not handed out.
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
