/** Fields that both push formats share. */
import type { TagManagerConfig } from '#kernel/public-config.ts';
import type { PurchasedRow } from '#stores/event-log.ts';

export type Push = Record<string, unknown>;

/** In the main unit of the currency, as in the events. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

export const pricePerPiece = ({ totalIncVat, quantity }: PurchasedRow): number =>
  cents(totalIncVat / quantity);

/** Omits unknown properties; item names follow the configuration. */
export const namedItem = (item: Push, names: TagManagerConfig['names']): Push =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [names[name] ?? name, value]),
  );
