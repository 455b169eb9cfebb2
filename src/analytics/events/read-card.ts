/** Reads a product card back from the DOM for an event (R-PRODUCT-32). */
import type { EventProduct, ListPlace } from '#stores/event-log.ts';

/** @returns null when the element is not a complete card. */
export function readCard(card: HTMLElement): ({ product: EventProduct } & ListPlace) | null {
  const [id, price, priceExVat, discount, isCampaign, currency, ...rest] = (card.dataset['item'] ?? '').split(
    '|',
  );
  const brand = rest.join('|');
  const name = card.querySelector('a')?.textContent.replaceAll('\u{a0}', ' ');
  const productId = Number(id);
  if (!Number.isSafeInteger(productId) || productId <= 0 || !name) return null;
  const list = card.closest('ul, ol');
  const cards = [...(list ?? document).querySelectorAll('article[data-item]')];
  return {
    product: {
      productId,
      name,
      ...(brand ? { brand } : {}),
      price: Number(price),
      priceExVat: Number(priceExVat),
      currency: currency ?? '',
      discountPercentage: Number(discount),
      isCampaign: isCampaign === '1',
    },
    index: cards.indexOf(card),
    page: Number(new URLSearchParams(location.search).get('page') ?? 1) || 1,
    pageSize: cards.length,
  };
}
