/** The scope of campaigns: one rule in SQL, for the few products of a cart and for the whole catalogue. */
import { sql } from 'kysely';

/** Over `campaign c`: whether it runs at that moment. */
export const runsAt = (now: Date) => sql<boolean>`(
  c.active and (c.active_from is null or c.active_from <= ${now}) and (c.active_to is null or c.active_to > ${now}))`;

/** The running campaigns of which `which` is true, each with its categories and their descendants: the relation that the other rules call `c`. */
export const running = (now: Date, which = sql<boolean>`true`) => sql`c as materialized (
  select c.*, array(
    with recursive below as (
      select unnest(c.category_ids) as category_id
      union select k.category_id from category k join below b on k.parent_category_id = b.category_id)
    select category_id from below) as below_ids
  from campaign c where ${runsAt(now)} and ${which})`;

/** Over `c` of `running`: whether it covers every product, so that no lookup is needed. */
export const coversEverything = sql<boolean>`(
  c.product_ids = '{}' and c.category_ids = '{}' and c.brand_ids = '{}' and c.excluded_product_ids = '{}')`;

/**
 * Over `c` of `running`: the products that may be in its scope, found by indexes, so that a campaign of a few products does
 * not scan the catalogue. `inScope` decides.
 */
export const candidates = sql`(
  select unnest(c.product_ids) as product_id
  union select k.product_id from product_category k where c.category_ids <> '{}' and k.category_id = any (c.below_ids)
  union select b.product_id from product b where c.category_ids = '{}' and c.brand_ids <> '{}' and b.brand_id = any (c.brand_ids)
  union select e.product_id from product e where c.product_ids = '{}' and c.category_ids = '{}' and c.brand_ids = '{}')`;

/**
 * Over `c` of `running` and `product p`: whether the product is in scope. Named products, and products in one of the
 * categories and of one of the brands, where such are named; everything when nothing is named.
 */
export const inScope = sql<boolean>`(
  not p.product_id = any (c.excluded_product_ids) and (
    p.product_id = any (c.product_ids)
    or (c.product_ids = '{}' and c.category_ids = '{}' and c.brand_ids = '{}')
    or ((c.category_ids <> '{}' or c.brand_ids <> '{}')
      and (c.brand_ids = '{}' or p.brand_id = any (c.brand_ids))
      and (c.category_ids = '{}' or exists (
        select from product_category pc where pc.product_id = p.product_id and pc.category_id = any (c.below_ids))))))`;
