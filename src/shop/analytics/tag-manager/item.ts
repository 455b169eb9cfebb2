/** Fields that both push formats share. */
import type { TagManagerConfig } from '#kernel/public-config.ts';
import type { EventItem, EventMap, PurchasedRow } from '#stores/common/event-log.ts';

export type Push = Record<string, unknown>;

/** In the main unit of the currency, as in the events. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

export const pricePerPiece = ({ totalIncVat, quantity }: PurchasedRow): number =>
  cents(totalIncVat / quantity);

/** What a change of the cart was about: a product, or the parts of a package; empty when neither is known. */
export const changedIn = ({ product, item, parts }: EventMap['cart:add']): readonly EventItem[] =>
  parts ?? (product ? [{ product, quantity: item.quantity }] : []);

/** Omits unknown properties; item names follow the configuration. */
export const namedItem = (item: Push, names: TagManagerConfig['names']): Push =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [names[name] ?? name, value]),
  );
