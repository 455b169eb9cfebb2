/** Product packages: the available selections, and the cart lines of a selection (R-PRODUCT-31). */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Cart, CartLine } from './cart.types.ts';
import { checkedQuantity } from './cart-lines.ts';

export interface PackageSelection {
  groupId: number;
  optionId: number;
  skuId: number;
}

export interface CartPackageOption {
  groupId: number;
  required: boolean;
  optionId: number;
  /** Pieces in one package. */
  quantity: number;
  /** The skus that the option's product has. */
  skuIds: readonly number[];
}

/** Every option of every group of the package; empty when no such package is sold. */
export async function packageOptions(db: Kysely<Schema>, packageId: number): Promise<CartPackageOption[]> {
  const rows = await db
    .selectFrom('package_group as g')
    .innerJoin('package_option as o', 'o.group_id', 'g.group_id')
    .innerJoin('product as p', 'p.product_id', 'g.product_id')
    .innerJoin('sku as s', 's.product_id', 'o.product_id')
    .select(['g.group_id', 'g.required', 'o.option_id', 'o.quantity', 's.sku_id'])
    .where('g.product_id', '=', packageId)
    .where('p.active', '=', true)
    .orderBy('g.sort_order')
    .orderBy('o.sort_order')
    .orderBy('s.sku_id')
    .execute();
  const options = new Map<number, CartPackageOption & { skuIds: number[] }>();
  for (const row of rows) {
    const known = options.get(row.option_id);
    if (known) known.skuIds.push(row.sku_id);
    else {
      const { group_id: groupId, option_id: optionId, required, quantity } = row;
      options.set(optionId, { groupId, optionId, required, quantity, skuIds: [row.sku_id] });
    }
  }
  return [...options.values()];
}

function refuse(message: string): never {
  throw new RequestError('BAD_USER_INPUT', message, 'selections');
}

/** The lines of one package: one per group, every required group chosen, each SKU one of its option's product. */
export function packageLines(
  packageId: number,
  options: readonly CartPackageOption[],
  selections: readonly PackageSelection[],
): CartLine[] {
  if (options.length === 0) throw new RequestError('UNKNOWN_SKU', 'This package is not sold', 'packageId');
  if (selections.length === 0) refuse('More choices are needed');
  const chosen = new Set(selections.map(({ groupId }) => groupId));
  if (chosen.size !== selections.length) refuse('One choice per group');
  if (options.some(({ required, groupId }) => required && !chosen.has(groupId)))
    refuse('More choices are needed');
  const groupKey = randomUUID();
  return selections.map(({ groupId, optionId, skuId }) => {
    const option = options.find(one => one.optionId === optionId && one.groupId === groupId);
    if (!option?.skuIds.includes(skuId)) return refuse('This choice is not in the package');
    const place = { packageId, groupId, optionId };
    return { id: randomUUID(), skuId, quantity: option.quantity, message: '', groupKey, package: place };
  });
}

/** The lines of the package with `groupKey` for `count` packages; 0 removes them. */
export async function groupLines(
  db: Kysely<Schema>,
  cart: Cart,
  groupKey: string,
  count: number,
): Promise<CartLine[]> {
  const packages = checkedQuantity(count, 0);
  const members = cart.lines.filter(line => line.package !== null && line.groupKey === groupKey);
  const packageId = members[0]?.package?.packageId;
  if (packageId === undefined || groupKey === '')
    throw new RequestError('BAD_USER_INPUT', 'The cart has no such package', 'item.groupKey');
  if (packages === 0) return members.map(line => ({ ...line, quantity: 0 }));
  const options = await packageOptions(db, packageId);
  return members.map(line => {
    const option = options.find(({ optionId }) => optionId === line.package?.optionId);
    if (!option) throw new RequestError('UNKNOWN_SKU', 'This package is not sold any more', 'item.groupKey');
    return { ...line, quantity: checkedQuantity(option.quantity * packages, 1) };
  });
}
