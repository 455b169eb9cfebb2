/**
 * Hides what the shop recommends without knowing that the vehicle can use it: single cards, and a block that has none left
 * (R-VEHICLE-15). Lists that the shopper has asked for only mark such products.
 */
import { isRecommended, type ShownVerdict } from '#kernel/vehicle/shown-verdict.ts';

/** What the mark of a card says of its product; null: nothing, or it is not known yet. */
type VerdictOf = (mark: HTMLElement) => ShownVerdict | null;

const blocks = '[data-recommended]';

/** A card with the focus stays until the focus has left it: hidden, it would throw the reader to the top of the page. */
const hasFocus = (element: HTMLElement) => element.contains(document.activeElement);

const cardsOf = (block: HTMLElement) =>
  [...block.querySelectorAll<HTMLElement>('[data-fits]')].flatMap(mark => {
    const card = mark.closest('li');
    return card ? [{ card, mark }] : [];
  });

/** Called after the marks of the cards have changed; idempotent. */
export function hideRecommended(root: HTMLElement, verdictOf: VerdictOf): void {
  for (const block of root.querySelectorAll<HTMLElement>(blocks)) {
    const cards = cardsOf(block);
    for (const { card, mark } of cards) card.hidden = !isRecommended(verdictOf(mark)) && !hasFocus(card);
    block.hidden = cards.length > 0 && cards.every(({ card }) => card.hidden) && !hasFocus(block);
  }
}

/** Shows everything again. */
export function showRecommended(root: HTMLElement): void {
  for (const block of root.querySelectorAll<HTMLElement>(blocks)) {
    block.hidden = false;
    for (const { card } of cardsOf(block)) card.hidden = false;
  }
}
