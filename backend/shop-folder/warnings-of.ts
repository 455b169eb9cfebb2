/** What of a plan shoppers would notice: higher fees, changed addresses, and markets in which nothing can be ordered any more. */
import type { ShopFolder } from './shop-folder.ts';
import type { Change } from './sync-rows.ts';

const fees: Readonly<Record<string, string>> = { shipping_option: 'delivery', payment_option: 'payment' };
const addressed: Readonly<Record<string, string>> = { category_text: 'category', campaign: 'campaign' };

export function warningsOf(changes: readonly Change[], folder: ShopFolder): string[] {
  return [
    ...changes.flatMap(change => [...feeOf(change), ...addressOf(change)]),
    ...closedMarkets(changes, folder),
  ];
}

function feeOf({ entity, name, fields }: Change): string[] {
  const what = fees[entity];
  const fee = fields.find(({ column }) => column === 'fee_minor');
  if (what === undefined || !fee || Number(fee.after) <= Number(fee.before)) return [];
  return [`${what} ${name} costs more: ${Number(fee.before) / 100} → ${Number(fee.after) / 100}`];
}

function addressOf({ entity, name, kind, fields }: Change): string[] {
  if (entity === 'content_alias' && kind === 'removed') return [`an address of the page ${name} is gone`];
  const alias = fields.find(({ column }) => column === 'alias');
  const what = addressed[entity];
  if (what === undefined || typeof alias?.before !== 'string') return [];
  return [`the address of the ${what} ${name} changes: ${alias.before} → ${String(alias.after ?? 'none')}`];
}

function closedMarkets(changes: readonly Change[], { markets, delivery, payment }: ShopFolder): string[] {
  const lost = new Set(
    changes.flatMap(({ entity, name, kind }) =>
      kind === 'removed' && entity in fees ? [name.slice(name.lastIndexOf(' ') + 1)] : [],
    ),
  );
  const ids = markets?.data.markets.map(({ id }) => String(id));
  const isOpen = (market: string): boolean =>
    (ids?.includes(market) ?? true) &&
    [delivery, payment].every(
      file => !file || file.data.options.some(option => option.markets?.includes(market) ?? true),
    );
  return [...lost]
    .filter(market => !isOpen(market))
    .map(market => `nothing can be ordered in ${market} any more`);
}
