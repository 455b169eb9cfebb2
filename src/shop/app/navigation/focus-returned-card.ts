/** Returns to the card through which a list was left: same card, same height, with the focus. */
import type { LeftCard, ListReturns } from '#stores/lists/list-returns.ts';

/** Null for an element outside the cards of a list. */
function cardOf(by: Element | null): LeftCard | null {
  const card = by?.closest<HTMLElement>('[data-card]');
  const page = Number(card?.closest<HTMLElement>('[data-page]')?.dataset['page']);
  const id = card?.dataset['card'];
  return card && id && page >= 1 ? { id, page, top: card.getBoundingClientRect().top } : null;
}

/** The address with the card's page number: a list with several loaded pages is restored with this page alone. */
function addressOfCard({ page }: LeftCard): string {
  const url = new URL(location.href);
  if (page > 1) url.searchParams.set('page', String(page));
  else url.searchParams.delete('page');
  return url.pathname + url.search;
}

/** Must be called before the list is left. */
export function rememberCard(returns: ListReturns, by: Element | null): void {
  const card = cardOf(by);
  if (!card) return;
  const address = addressOfCard(card);
  returns.remember(address, card);
  history.replaceState(history.state, '', address + location.hash);
}

/** @returns false if the page at this address was not left through a card, or the card no longer exists. */
export function returnToCard(returns: ListReturns): boolean {
  const left = returns.at(location.pathname + location.search);
  const card = left && document.querySelector(`[data-page] [data-card="${CSS.escape(left.id)}"]`);
  if (!card) return false;
  scrollBy(0, card.getBoundingClientRect().top - left.top);
  card.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  return true;
}
