/**
 * The cart in the header as this browser has last shown it. A page shows it again before its application runs, so that a
 * visitor with a cart need not load the application to read on.
 */
import { isRecord } from '#kernel/is-record.ts';
import { type Segment, segmentKey } from '#kernel/segment.ts';
import type { ShownLine } from '#stores/cart/shown-lines.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';

export const shownCartKey = 'ralph-cart-shown';

/** Prices change: what is older is asked for. */
const shownMs = 30 * 60_000;

/** What the button of the cart says, and what its panel begins with. */
export interface ShownCart {
  /** The button's name for screen readers. */
  label: string;
  /** On the icon; empty for an empty cart. */
  count: string;
  /** Beside the icon. */
  sum: string;
  /** Of the panel. */
  title: string;
  /** The first ones. */
  lines: readonly ShownLine[];
}

const isLine = (line: unknown): line is ShownLine =>
  isRecord(line) &&
  typeof line['name'] === 'string' &&
  typeof line['quantity'] === 'number' &&
  typeof line['total'] === 'string';

/** The same cart in the same language and prices. */
const keyOf = (cartId: string, segment: Segment): string => `${cartId} ${segmentKey(segment)}`;

export function rememberCart(
  storage: Pick<KeyValueStorage, 'set'>,
  cartId: string,
  segment: Segment,
  shown: ShownCart,
): void {
  storage.set(shownCartKey, JSON.stringify({ ...shown, key: keyOf(cartId, segment), at: Date.now() }));
}

/** @returns null when this browser does not know what the cart contains. */
export function rememberedCart(
  storage: Pick<KeyValueStorage, 'get'>,
  cartId: string,
  segment: Segment,
): ShownCart | null {
  try {
    const known: unknown = JSON.parse(storage.get(shownCartKey) ?? 'null');
    if (!isRecord(known) || known['key'] !== keyOf(cartId, segment)) return null;
    const { label, count, sum, title, lines, at } = known;
    if (typeof label !== 'string' || typeof count !== 'string' || typeof sum !== 'string') return null;
    if (typeof title !== 'string' || !Array.isArray(lines) || !lines.every(isLine)) return null;
    return Math.abs(Date.now() - Number(at)) < shownMs ? { label, count, sum, title, lines } : null;
  } catch {
    return null;
  }
}

/**
 * Writes the remembered cart on the button, as attributes that styles show: they do not disturb hydration.
 * @returns false when this browser does not know what the cart contains.
 */
export function showCart(
  storage: Pick<KeyValueStorage, 'get'>,
  cartId: string | null,
  segment: Segment,
): boolean {
  const button = document.querySelector<HTMLElement>('[data-panel=cart]');
  const shown = button && cartId !== null ? rememberedCart(storage, cartId, segment) : null;
  if (!button || !shown) return false;
  if (shown.count !== '') mark(button, shown);
  return true;
}

function mark(button: HTMLElement, { label, count, sum }: Pick<ShownCart, 'label' | 'count' | 'sum'>): void {
  button.setAttribute('aria-label', label);
  const [icon, text] = button.children;
  icon?.setAttribute('data-shown', count);
  text?.setAttribute('data-shown', sum);
}

/** The button says itself what the cart contains. */
export function unmark(button: HTMLElement, label: string): void {
  button.setAttribute('aria-label', label);
  for (const part of button.children) part.removeAttribute('data-shown');
}
