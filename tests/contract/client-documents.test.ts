/** Documents of the size that clients send (whole responses, nested fragments) stay below the default limits. */
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createDocumentCache, defaultLimits, refuseCostly, TOO_LARGE, typeDefs } from '#backend/testing.ts';
import { rootFields, wholeDocument } from './contract-documents.ts';

const schema = buildSchema(typeDefs);

const cart = `
fragment Price on PriceType { sellingPriceIncVat sellingPriceExVat regularPriceIncVat regularPriceExVat discountIncVat discountExVat discountPercentage vat isDiscounted sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted discountIncVatFormatted discountExVatFormatted vatFormatted currency { code name symbol rate } }
fragment Campaign on CampaignRuleType { campaignId name hideTitle ruleType category action actionValue canonicalUrl }
fragment Stock on StockType { totalStock inStock oversellable static incoming shelf }
fragment Sku on SkuType { skuId productId articleNumber name externalId gtin weight stock { ...Stock } dimensions { length width height } }
fragment Address on AddressType { firstName lastName addressLine1 addressLine2 addressLine3 entryCode careOf city state country zip company mobile phone }
fragment Variant on VariantType { level dimension type value label skuId productId name alias canonicalUrl primaryImage stock { ...Stock } attributes { key value } }
fragment Variants on VariantGroupType { variantGroupId name mainProductId collapseInLists activeProducts variants { ...Variant variants { ...Variant variants { ...Variant } } } }
fragment ListProduct on ProductType { productId name alias articleNumber canonicalUrl type brand { name alias } categories { name alias categoryId canonicalUrl } primaryCategory { name alias canonicalUrl } unitPrice { ...Price } lowestPrice { lowestPriceIncVat sellingPriceIncVat } images productImages { fileName tags } skus { ...Sku } totalStock { ...Stock } discountType discountCampaigns { ...Campaign } rating { score voteCount } variantDimensions { level dimension type value label } parameterGroups { name parameters { name value } } }
fragment Cart on CartType { id isCompleted promoCode freeShipping fixedDiscount merchantData appliedCampaigns { ...Campaign } items { id skuId quantity groupKey message isCampaignFreeGift productPackage { packageId packageName groupId optionId } campaign { appliedCampaigns { ...Campaign } prices { quantity discount discountPercentage price { ...Price } } } unitPrice { ...Price } totalPrice { ...Price } product { ...ListProduct variantGroup { ...Variants } } } summary { fixedAmountDiscountIncVat fixedAmountDiscountExVat vats { rate amount } fees { paymentFeeIncVat shippingFeeIncVat } balance { remaining pending } total { ...Price } subTotal { ...Price } shipping { id name displayName feeIncVat isDefault isSelected amountLeftToFreeShipping subOptions { id name } } payment { id name displayName feeIncVat isDefault isSelected } } }`;

const documents = {
  'a cart with its products':
    'mutation AddToCart($id: String!, $item: CartItemInputType!, $channelId: String, $languageId: String, $marketId: String) { addToCart(id: $id, item: $item, channelId: $channelId, languageId: $languageId, marketId: $marketId) { ...Cart } }',
  'a checkout with its cart':
    'mutation Checkout($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { email identityNumber checkoutStatus billingAddress { ...Address } shippingAddress { ...Address } paymentOptions { id name paymentData } shippingOptions { id name subOptions { id name } } cart { ...Cart } } }',
  'a product page in one question':
    'query Product($alias: String!) { product(alias: $alias) { ...ListProduct meta { title description } texts { text1 text2 text3 } breadcrumbs { name canonicalUrl } priceLog { sellingPriceIncVat } variantGroup { ...Variants } } relatedProducts(alias: $alias) { alias name relation unitPrice { ...Price } skus { ...Sku } } reviews(alias: $alias, take: 10) { count averageRating reviews { rating comment author } } }',
  'a long list of products': 'query List { products(take: 48) { count products { ...ListProduct } } }',
  'six menus under other names': `query Menus { ${['main', 'top', 'one', 'two', 'three', 'info'].map(name => `${name}: getMenuAtLocation(menuLocationId: "${name}") { id items: menuItems { id children { id children { id } } } }`).join(' ')} }`,
};

/** Whether a document is rejected as too large; other errors do not matter here. */
function isTooLarge(text: string): boolean {
  const checked = createDocumentCache(schema, defaultLimits)(text);
  if ('errors' in checked) return checked.errors.some(({ extensions }) => extensions['code'] === TOO_LARGE);
  for (const costs of checked.costs.values()) refuseCostly(costs, { take: 5 }, defaultLimits);
  return false;
}

const whole = (['query', 'mutation'] as const).flatMap(kind =>
  rootFields[kind].map((field): [string, string] => [field, wholeDocument(kind, field, 12)]),
);

it.each(whole)('lets a client query everything of %s', (_name, text) => {
  expect(isTooLarge(text)).toBe(false);
});

it.each(Object.entries(documents))('lets a client query %s', (_name, text) => {
  expect(isTooLarge(`${text} ${cart}`)).toBe(false);
});

it('rejects the same repeated a few times', () => {
  const many = Array.from(
    { length: 40 },
    (_, at) => `a${at}: products(take: 200) { products { ...ListProduct } }`,
  );
  expect(isTooLarge(`{ ${many.join(' ')} } ${cart}`)).toBe(true);
});
