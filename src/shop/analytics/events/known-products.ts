/** A favourite is logged by its id alone; its product is on the screen: on the card that was pressed, or on the page itself. */
import type { EventProduct, LoggedEvent } from '#stores/common/event-log.ts';
import { readCard } from './read-card.ts';

const isAbout = (id: number, event: LoggedEvent): boolean =>
  'product' in (event.data ?? {}) && (event.data as { product?: EventProduct }).product?.productId === id;

/** @param events what was logged before */
function productOf(id: number, events: readonly LoggedEvent[]): EventProduct | undefined {
  const card = document.querySelector<HTMLElement>(`article[data-item^="${id}|"]`);
  const known = events.findLast(event => isAbout(id, event));
  return (card && readCard(card)?.product) ?? (known?.data as { product: EventProduct } | undefined)?.product;
}

export function withKnownProduct(event: LoggedEvent, events: readonly LoggedEvent[]): LoggedEvent {
  if (event.type !== 'favorite:add' || event.data.product) return event;
  const product = productOf(event.data.productId, events);
  return product ? { ...event, data: { ...event.data, product } } : event;
}
