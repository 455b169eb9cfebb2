/**
 * Hides what the shop recommends and the vehicle cannot use: single cards, and a block that has none left (R-VEHICLE-15).
 * Lists that the shopper has asked for only mark such products.
 */
const blocks = '[data-recommended]';

/** A card with the focus stays until the focus has left it: hidden, it would throw the reader to the top of the page. */
const hasFocus = (element: HTMLElement) => element.contains(document.activeElement);

const cardsOf = (block: HTMLElement) =>
  [...block.querySelectorAll<HTMLElement>('[data-fits]')].flatMap(mark => {
    const card = mark.closest('li');
    return card ? [{ card, isUnfit: mark.dataset['state'] === 'other' }] : [];
  });

/** Called after the marks of the cards have changed; idempotent. */
export function hideRecommended(root: HTMLElement): void {
  for (const block of root.querySelectorAll<HTMLElement>(blocks)) {
    const cards = cardsOf(block);
    for (const { card, isUnfit } of cards) card.hidden = isUnfit && !hasFocus(card);
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
