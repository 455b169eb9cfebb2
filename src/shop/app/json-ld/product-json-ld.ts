/** A product as structured data: one object per SKU (R-PRODUCT-34). */
import type { Product, Sku, Stock } from '#api/catalogue/types.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import type { JsonLdMaker } from '#engine/load/page-services.ts';
import { textOfHtml } from '#kernel/html/text-of-html.ts';
import type { DeliveryRate } from '#kernel/public-config.ts';
import type { Segment } from '#kernel/segment.ts';
import { countryOfMarket } from '#stores/visitor/market-country.ts';

export type RatesOf = (segment: Segment) => readonly DeliveryRate[];

/** Available but not in stock means delivered later. */
const availability = ({ totalStock, inStock }: Stock): string =>
  totalStock === 0 ? 'OutOfStock' : inStock === 0 ? 'BackOrder' : 'InStock';

/** Of a package only the least price is known, and what is chosen decides when it arrives and what sending it costs. */
function priceOf({ price }: Product, { stock }: Pick<Sku, 'stock'>) {
  const state = availability(stock);
  const priceCurrency = price.currency;
  if (!price.isLeast)
    return {
      '@type': 'Offer',
      price: price.sellingIncVat.toFixed(2),
      priceCurrency,
      availability: `https://schema.org/${state}`,
    };
  return {
    '@type': 'AggregateOffer',
    lowPrice: price.sellingIncVat.toFixed(2),
    priceCurrency,
    ...(state === 'OutOfStock' ? { availability: 'https://schema.org/OutOfStock' } : {}),
  };
}

/** A UPC is an EAN without its leading zero. */
const ean = (gtin: string): string => (gtin.length === 12 ? `0${gtin}` : gtin);

const hasName = (name: string): boolean => name !== '' && name !== '-';

function ratingOf({ rating }: Product) {
  if (!rating || rating.voteCount === 0) return {};
  const { score, voteCount } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount: voteCount } };
}

/** Packages and products without sizes have no SKUs and count as one item. */
const itemsOf = ({
  skus,
  articleNumber,
  stock,
}: Product): Pick<Sku, 'articleNumber' | 'name' | 'gtin' | 'stock'>[] =>
  skus.length > 0 ? skus : [{ articleNumber, name: '', gtin: null, stock }];

/** The statutory withdrawal right of consumers (Directive 2011/83/EU art. 9 and 14): 14 days, the consumer pays for the parcel. */
const returnPolicyOf = ({ market, customerType }: PageContext['segment']) =>
  customerType === 'ORGANIZATION' || !countryOfMarket(market)
    ? {}
    : {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: countryOfMarket(market),
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      };

/**
 * What sending one of the product alone costs: the cheapest option that carries its weight. Nothing is said where only the
 * checkout knows it.
 */
function shippingOf(
  { price, weight, hasFreeDelivery }: Product,
  { market }: PageContext['segment'],
  rates: readonly DeliveryRate[],
) {
  const country = countryOfMarket(market);
  const fees = rates
    .filter(({ maxGrams }) => maxGrams === null || weight <= maxGrams)
    .map(({ fee, freeFrom }) =>
      hasFreeDelivery || (freeFrom !== null && price.sellingIncVat >= freeFrom) ? 0 : fee,
    );
  if (!country || fees.length === 0) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: Math.min(...fees).toFixed(2),
        currency: price.currency,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    },
  };
}

/** Search engines read no more, and each SKU repeats them. */
const MAX_VEHICLES = 60;

/** The machines that it fits, by the shop's own rule (R-PRODUCT-51). */
function vehiclesOf({ fittingVehicles = [] }: Product) {
  if (fittingVehicles.length === 0) return {};
  const named = fittingVehicles
    .slice(0, MAX_VEHICLES)
    .map(({ manufacturer, model, firstYear, lastYear }) => ({
      '@type': 'Vehicle',
      name: `${manufacturer} ${model} ${firstYear === lastYear ? firstYear : `${firstYear}–${lastYear}`}`,
      manufacturer: { '@type': 'Organization', name: manufacturer },
      model,
      ...(firstYear === lastYear && { vehicleModelDate: String(firstYear) }),
    }));
  return { isAccessoryOrSparePartFor: named };
}

/** @param ratesOf delivery options of a market; none where only the checkout knows them */
export const productJsonLd =
  (ratesOf: RatesOf): JsonLdMaker =>
  ({ origin, segment }, data) => {
    const item = data.product as Product | undefined;
    if (!item) return null;
    const colour = item.variantDimensions.find(({ dimension }) => dimension === 'Color');
    return itemsOf(item).map(sku => ({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: item.name,
      sku: sku.articleNumber || item.articleNumber,
      ...(sku.gtin ? { gtin: ean(sku.gtin) } : {}),
      inProductGroupWithID: String(item.productId),
      description: textOfHtml(item.summary || item.description),
      image: item.images.map(file => `${origin}/images/product/800f800/${encodeURIComponent(file)}`),
      ...(item.brand ? { brand: { '@type': 'Brand', name: item.brand.name } } : {}),
      ...(colour ? { color: colour.label } : {}),
      ...(hasName(sku.name) ? { size: sku.name } : {}),
      ...ratingOf(item),
      ...vehiclesOf(item),
      offers: {
        ...priceOf(item, sku),
        url: origin + item.href,
        itemCondition: 'https://schema.org/NewCondition',
        ...returnPolicyOf(segment),
        ...(item.price.isLeast ? {} : shippingOf(item, segment, ratesOf(segment))),
      },
    }));
  };
