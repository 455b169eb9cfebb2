/** One page view per page for any number of feeds: placements are requested together, one second after the first (R-WIDGET-19). */

import {
  type NostoCartItem,
  type NostoSession,
  nostoSession,
} from '#components/third-party/nosto/nosto-service.ts';
import type { PageContext } from '#engine/definition/contract.ts';

const TOGETHER_MS = 1_000;

const listPages: ReadonlySet<string> = new Set(['category', 'brand', 'campaign', 'list', 'all-products']);

/** Nosto's page types by URL. */
function viewOf(session: NostoSession, { route: { name, params } }: PageContext, productId: number | null) {
  const { alias, path, text } = params;
  if (name === 'index' || name === 'start') return session.viewFrontPage();
  if (name === 'product' && productId !== null) return session.viewProduct(String(productId));
  if (listPages.has(name)) return session.viewCategory(`/${alias ?? path ?? name}`);
  if (name === 'search') return session.viewSearch(text ?? '');
  if (name === 'cart' || name === 'checkout') return session.viewCart();
  if (name === 'not-found') return session.viewNotFound();
  return session.viewOther();
}

interface View {
  placements: string[];
  answer: Promise<unknown>;
}

/** Keyed by the context object: a second visit of a page is a second view. */
const views = new WeakMap<PageContext, View>();

/** Nosto's response for every placement that this page requested within a second. */
export function requestTogether(
  page: PageContext,
  placement: string,
  productId: number | null,
  cart: () => readonly NostoCartItem[],
): Promise<unknown> {
  const known = views.get(page);
  if (known) {
    known.placements.push(placement);
    return known.answer;
  }
  const placements = [placement];
  const answer = (async () => {
    await new Promise(resolve => setTimeout(resolve, TOGETHER_MS));
    // Placements requested later get a view of their own.
    views.delete(page);
    const session = (await nostoSession()).setResponseMode('JSON_ORIGINAL').setCart({ items: cart() });
    const { recommendations } = await viewOf(session, page, productId).setPlacements(placements).load();
    return recommendations;
  })();
  views.set(page, { placements, answer });
  return answer;
}
