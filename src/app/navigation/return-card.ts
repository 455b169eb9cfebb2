/** Which card of a list a shopper left by, and back to it: the same card at the same height, with the focus (R-LIST-21). */

export interface LeftCard {
  /** Product id. */
  id: string;
  /** Of the list, 1 is the first. */
  page: number;
  /** Distance from the top of the window, px. */
  top: number;
}

/** Null for what is no card of a list. */
export function leftCard(by: Element | null): LeftCard | null {
  const card = by?.closest<HTMLElement>('[data-card]');
  const page = Number(card?.closest<HTMLElement>('[data-page]')?.dataset['page']);
  const id = card?.dataset['card'];
  return card && id && page >= 1 ? { id, page, top: card.getBoundingClientRect().top } : null;
}

/** The address under which the card is in sight: a list that has grown comes back with the card's own page. */
export function addressOfCard({ page }: LeftCard): string {
  const url = new URL(location.href);
  if (page > 1) url.searchParams.set('page', String(page));
  else url.searchParams.delete('page');
  return url.pathname + url.search + url.hash;
}

/** False when the card is not there any more. */
export function returnToCard({ id, top }: LeftCard): boolean {
  const card = document.querySelector(`[data-page] [data-card="${CSS.escape(id)}"]`);
  if (!card) return false;
  scrollBy(0, card.getBoundingClientRect().top - top);
  card.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  return true;
}

/** After a whole document came back with the history: the browser knows the height, but not that the list may stand on another page. */
export function returnAfterLoad(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const { card } = (history.state ?? {}) as { card?: LeftCard | null };
  if (card && entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')
    returnToCard(card);
}
