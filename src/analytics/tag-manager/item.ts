/** What the pushes of both forms have in common. */
import type { TagManagerConfig } from '#kernel/public-config.ts';
import type { PurchasedRow } from '#stores/event-log.ts';

export type Push = Record<string, unknown>;

/** In the currency's main unit, as the events have it. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

export const pricePerPiece = ({ totalIncVat, quantity }: PurchasedRow): number =>
  cents(totalIncVat / quantity);

/** Properties that are not known are left out, and names are those of the configuration. */
export const namedItem = (item: Push, names: TagManagerConfig['names']): Push =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [names[name] ?? name, value]),
  );
