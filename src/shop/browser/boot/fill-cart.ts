/** Writes into the cart's panel of the server's HTML what this browser knows of the cart, before the application runs. */
import { rememberedCart, type ShownCart } from '#app/layouts/header/shown-cart.ts';
import type { ShownLine } from '#stores/cart/shown-lines.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { classNames } from '#ui/class-names.ts';
import emptyStyles from '#ui/empty-state.module.css';
import { browserCookies, browserStorage } from '../ports/browser-ports.ts';
import { parseState } from '../ports/page-state.ts';

/** Without a cart it is empty; a cart that this browser has not shown lately is shown by the application. */
export function fillCart(panel: HTMLElement): void {
  const id = browserCookies.get(cookieNames.cart);
  const shown = id === null ? null : remembered(id);
  const isEmpty = id === null || shown?.lines.length === 0;
  const parts: Record<string, boolean> = {
    empty: isEmpty,
    waiting: !isEmpty && !shown,
    lines: !isEmpty && shown !== null,
  };
  for (const part of panel.querySelectorAll<HTMLElement>('[data-cart]'))
    part.hidden = parts[part.dataset['cart'] ?? ''] !== true;
  // Naming a class that the markup has brings its style sheet along.
  const text = panel.querySelector('[data-cart=empty] > div');
  if (text) text.className = classNames(text.className, emptyStyles.empty);
  const footer = panel.querySelector<HTMLElement>('[data-panel-footer]');
  if (footer) footer.hidden = parts['lines'] !== true;
  const title = panel.querySelector('h2');
  if (title && shown) title.textContent = shown.title;
  panel.querySelector('[data-cart=lines]')?.replaceChildren(...(shown?.lines ?? []).map(row));
}

/** The language and prices of the page stand in its last element. */
function remembered(id: string): ShownCart | null {
  if (document.readyState === 'loading') return null;
  return rememberedCart(browserStorage, id, parseState().state.page.context.segment);
}

function row({ name, quantity, total }: ShownLine): HTMLLIElement {
  const item = document.createElement('li');
  for (const text of [`${quantity} × ${name}`, total])
    item.append(Object.assign(document.createElement('span'), { textContent: text }));
  return item;
}
