/**
 * The least that a package costs: its parts at their own prices, as the cart charges them. Each required group counts with
 * its cheapest option in stock, or with its cheapest one where none is in stock; without required groups any option makes
 * a package (R-PRODUCT-47). Written twice: in SQL for the order and the price filter of lists, which ignore price lists of
 * customers as they do for every product, and on loaded products for what is shown.
 */
import { type RawBuilder, sql } from 'kysely';
import type { PackageGroup, PackageOption } from './package.repository.ts';
import type { Price } from './price.ts';
import { type Product, skusOf, totalStockOf, unitPriceOf } from './product.ts';

/** Products that are sold as packages. */
export const packageIds = sql`(select g.product_id from package_group g join product using (product_id) where type = 'package')`;

/** An expression: minor units, null where a required group has no option with a price. @param product an expression, as `market` is. */
export const lowestPackagePriceOf = (product: RawBuilder<unknown>, market: RawBuilder<unknown>) => sql`(
  select case
    when bool_or(required and cost is null) then null
    when bool_or(required) then sum(cost) filter (where required)
    else coalesce(min(cost) filter (where is_available), min(cost)) end::int
  from (
    select g.required, coalesce(min(cost) filter (where is_available), min(cost)) as cost,
      bool_or(is_available) as is_available
    from package_group g left join lateral (
      select part.selling_minor * o.quantity as cost, exists (
        select from sku join stock k using (sku_id)
        where sku.product_id = o.product_id and sku.active and k.in_stock + k.oversellable + k.static >= o.quantity
      ) as is_available
      from package_option o join product q on q.product_id = o.product_id and q.active
        join price part on part.product_id = q.product_id and part.market_id = ${market}
      where o.group_id = g.group_id
    ) options on true
    where g.product_id = ${product}
    group by g.group_id
  ) groups)`;

interface Choice {
  price: Price;
  isOwn: boolean;
  quantity: number;
  isAvailable: boolean;
}

const costOf = ({ price, quantity }: Choice): number => price.sellingIncVat * quantity;

/** Available ones come before cheaper ones. */
const compare = (one: Choice, other: Choice): number =>
  Number(other.isAvailable) - Number(one.isAvailable) || costOf(one) - costOf(other);

function choiceOf({ quantity }: PackageOption, part: Product): Choice {
  const isAvailable = skusOf(part).some(({ record: { stock } }) => totalStockOf(stock) >= quantity);
  return { price: unitPriceOf(part), isOwn: part.isOwnPrice, quantity, isAvailable };
}

/** The least that a package costs. */
export interface LeastPrice extends Price {
  /** Whether a part that it counts has the price of the customer's own list. */
  isOwn: boolean;
}

/**
 * Without a comparison price, since no reduction of the whole can be proved. Null where a required group has no option that
 * is sold.
 * @param parts products of the options, by id
 */
export function lowestPackagePrice(
  groups: readonly PackageGroup[],
  parts: ReadonlyMap<number, Product>,
): LeastPrice | null {
  const choices = groups.map(({ required, options }) => {
    const sold = options.flatMap(option => {
      const part = parts.get(option.productId);
      return part ? [choiceOf(option, part)] : [];
    });
    return { required, least: sold.toSorted(compare)[0] };
  });
  const required = choices.filter(group => group.required);
  if (required.some(({ least }) => !least)) return null;
  const all = (required.length > 0 ? required : choices).flatMap(({ least }) => least ?? []);
  const counted = required.length > 0 ? all : all.toSorted(compare).slice(0, 1);
  const [first] = counted;
  if (!first) return null;
  const sum = (of: (price: Price) => number) =>
    counted.reduce((total, { price, quantity }) => total + of(price) * quantity, 0);
  const sellingIncVat = sum(price => price.sellingIncVat);
  const sellingExVat = sum(price => price.sellingExVat);
  return {
    ...first.price,
    sellingIncVat,
    sellingExVat,
    regularIncVat: sellingIncVat,
    regularExVat: sellingExVat,
    isOwn: counted.some(({ isOwn }) => isOwn),
  };
}
