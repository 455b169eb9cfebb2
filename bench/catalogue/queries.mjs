/** Queries sent to the measured shop, and the values for their variables. */

import { options } from '../run/options.mjs';

const card = `productId alias name articleNumber canonicalUrl brand { name } images totalStock { totalStock inStock }
  unitPrice { sellingPriceIncVat sellingPriceIncVatFormatted regularPriceIncVat isDiscounted }`;
const facets =
  'filters { price { lowest highest } facets { filterId type label values { facetId label count } } }';

export const documents = {
  trivial: '{ __typename }',
  list: `query ($categoryAlias: String, $filter: FilterInputType) { products(take: 24, categoryAlias: $categoryAlias, filter: $filter) { count products { ${card} } ${facets} } }`,
  related: `query ($alias: String!) { relatedProducts(alias: $alias) { relationType product { ${card} } } }`,
  set: 'query ($alias: String!, $vehicle: String!) { matchingSet(alias: $alias, vehicle: $vehicle) { skuId quantity product { productId name } } }',
  suggest: `query ($text: String) { products(take: 6, filter: { searchText: $text, sort: RELEVANCE }) { count products { ${card} } } }`,
  product: `query ($alias: String) { product(alias: $alias) { ${card} texts { text1 } skus { skuId stock { totalStock } } lowestPrice { lowestPriceIncVat } } }`,
  cart: '{ getCart(id: "") { id } }',
  add: `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id items { id quantity product { name } totalPrice { sellingPriceIncVat } } summary { total { sellingPriceIncVat } } } }`,
  place: `mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId status } }`,
};

const column = async (pool, text) => (await pool.query(text)).rows.map(row => row.value);

/** Values of the shop that the queries cycle through. */
export async function findSubjects(pool) {
  // Filled-in products have 100,000 pieces, which last for a whole run.
  const leastStock = options.short ? 10 : 1000;
  const language = '(select default_language_id from channel limit 1)';
  const market = '(select default_market_id from channel limit 1)';
  const [categories, vehicles, brands, aliases, ruled, skus, names, payments] = await Promise.all([
    column(
      pool,
      `select alias as value from category_text join category using (category_id) where language_id = ${language} and not hidden`,
    ),
    column(
      pool,
      "select 'f_' || parameter_group_id || '_' || parameter_id || '_' || slug as value from parameter_value join parameter using (parameter_id) where parameter_id = 477 order by md5(slug) limit 500",
    ),
    column(pool, 'select brand_id as value from brand'),
    column(
      pool,
      `select alias as value from product_text where language_id = ${language} and product_id % greatest(1, (select max(product_id) from product) / 5000) = 0`,
    ),
    // Tyres and rims: the rules ask for more of them than of any other, and they have sets.
    column(
      pool,
      `select t.alias as value from product_text t join product_parameter using (product_id)
        join parameter_value using (parameter_value_id) join parameter p using (parameter_id)
        where t.language_id = ${language} and p.identifier = 'rim'
        and product_id % greatest(1, (select max(product_id) from product) / 5000) = 0`,
    ),
    column(
      pool,
      `select sku_id as value from sku join stock using (sku_id) join price using (product_id) where market_id = ${market} and in_stock > ${leastStock} and sku_id % greatest(1, (select max(sku_id) from sku) / 3000) = 0`,
    ),
    column(
      pool,
      `select name as value from product_text where language_id = ${language} order by product_id limit 500`,
    ),
    column(
      pool,
      `select payment_id as value from payment_option where market_id = ${market} and payment_type ilike 'standard' order by sort_order`,
    ),
  ]);
  const words = [...new Set(names.flatMap(name => name.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []))];
  return { categories, vehicles, brands, aliases, ruled, skus, words, paymentId: payments[0] };
}
