/** What the page has answered before its application runs, for the application to take over. */
import type { MarkOutcome } from '#stores/lists/marked-products.ts';

/** A press on a favourite or compare button, whose result is stored. */
export interface Marked {
  list: 'favorite' | 'compare';
  productId: number;
  outcome: MarkOutcome;
}

export type Answered = Marked;

let waiting: Answered[] = [];
let take: ((answered: Answered) => void) | undefined;

export function tell(answered: Answered): void {
  if (take) take(answered);
  else waiting.push(answered);
}

/** @param taker is called at once with what was answered before, then with each further answer, each once. */
export function takeAnswers(taker: (answered: Answered) => void): void {
  take = taker;
  const before = waiting;
  waiting = [];
  for (const answered of before) taker(answered);
}
