/** Reads a product card back from the DOM for an event (R-PRODUCT-32). */
import type { EventProduct, EventPromotion, ListPlace } from '#stores/common/event-log.ts';

/** @returns null when the element is not a complete card. */
export function readCard(card: HTMLElement): ({ product: EventProduct } & ListPlace) | null {
  const [id, price, priceExVat, discount, isCampaign, currency, articleNumber, ...rest] = (
    card.dataset['item'] ?? ''
  ).split('|');
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
      ...(articleNumber ? { articleNumber } : {}),
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
    ...listOf(card),
  };
}

const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replaceAll('\u{a0}', ' ').trim() ?? '';

/** The widget that the card is part of, by its type and its heading, or that of the page. */
function listOf(card: HTMLElement): Pick<ListPlace, 'list'> {
  const widget = card.closest<HTMLElement>('[data-widget]');
  const id = widget?.dataset['widget'];
  if (!id) return {};
  const heading = [...widget.querySelectorAll('h1, h2, h3')].find(each => !each.closest('article'));
  return { list: { id, name: textOf(heading) || textOf(document.querySelector('h1')) || id } };
}

/** A banner that leads somewhere; null for any other element. */
export function readPromotion(banner: HTMLElement): EventPromotion | null {
  const href = banner.querySelector('a[href]')?.getAttribute('href');
  const name = textOf(banner.querySelector('h1, h2, h3')) || (banner.querySelector('img')?.alt ?? '') || href;
  return href && name ? { id: banner.id, name, href } : null;
}
