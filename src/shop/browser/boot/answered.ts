/** What the page has answered before its application runs, for the application to take over. */
import type { AddedNotice } from '#stores/cart/cart-types.ts';
import type { MarkOutcome } from '#stores/lists/marked-products.ts';

/** A press on a favourite or compare button, whose result is stored. */
export interface PressedMark {
  list: 'favorite' | 'compare';
  productId: number;
  outcome: MarkOutcome;
}

export interface Application {
  marked(marked: PressedMark): void;
  /** The cart has this line more. */
  added(line: AddedNotice): void;
  /** It is unknown whether something was added, because two answers were lost. */
  lost(): void;
  /** Runs work among the operations of the cart. */
  inCart<T>(work: () => Promise<T>): Promise<T>;
}

const answered = new WeakSet<Element>();

/** @param control whose press the page has answered */
export const noteAnswered = (control: Element): void => void answered.add(control);

/** Whether the element is of a control whose press was answered: that asks nothing of the widget around it. */
export function wasAnswered(element: Element): boolean {
  const control = element.closest('button');
  return control !== null && answered.has(control);
}

let waiting: ((application: Application) => void)[] = [];
let application: Application | undefined;

/** @param say is called once, when the application listens. */
export function tell(say: (application: Application) => void): void {
  if (application) say(application);
  else waiting.push(say);
}

/** The additions that have been asked for. */
let additions: Promise<unknown> = Promise.resolve();

/** Additions run one after another: two without a cart would make two carts. */
export function addInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (application) return application.inCart(work);
  const next = additions.then(work);
  additions = next.catch(() => undefined);
  return next;
}

/** @param given is told at once what was answered before, then each further answer, each once. */
export function takeAnswers(given: Application): void {
  application = given;
  const before = waiting;
  waiting = [];
  for (const say of before) say(given);
  // What is being added comes before all that the application does with the cart.
  void given.inCart(() => additions);
}
