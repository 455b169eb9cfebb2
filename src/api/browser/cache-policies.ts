/** How Apollo's cache stores each noun of the catalogue and the content: which have an identity, and how two results of the same thing merge. */
import type { TypePolicies, TypePolicy } from '@apollo/client';
import { isRecord } from '#kernel/is-record.ts';

/** The newer list replaces the older one: lists have their own filters, orders and pages in their arguments. */
const replaced = { merge: false } as const;

/** Two queries ask for different fields of the same nested lists: items of lists of one length merge in their order. */
function merged(existing: unknown, incoming: unknown): unknown {
  if (Array.isArray(existing) && Array.isArray(incoming))
    return existing.length === incoming.length
      ? incoming.map((item: unknown, index) => merged(existing[index], item))
      : incoming;
  if (!isRecord(existing) || !isRecord(incoming)) return incoming;
  const fields = Object.entries(incoming).map(([name, value]) => [name, merged(existing[name], value)]);
  return { ...existing, ...Object.fromEntries(fields) };
}

/**
 * Part of what holds it. An `id` of the API is not always an identity: that of a list is its category's or brand's,
 * that of a container belongs to two forms of it, and a filter value counts the products of one list.
 */
const part = (fields: TypePolicy['fields'] = {}): TypePolicy => ({ keyFields: false, merge: true, fields });

export const typePolicies: TypePolicies = {
  ProductType: {
    keyFields: ['productId'],
    fields: {
      skus: replaced,
      productImages: replaced,
      discountCampaigns: replaced,
      breadcrumbs: replaced,
      variantDimensions: replaced,
      alternativeUrls: replaced,
      priceLog: replaced,
      parameterGroups: { merge: merged },
    },
  },
  SkuType: { keyFields: ['skuId'] },
  BrandListType: { keyFields: ['brandId'] },
  ProductsResultType: part({ products: replaced }),
  ProductReviewResultType: part({ reviews: replaced }),
  FilterCollectionType: part({ facets: replaced }),
  PageInfoType: part({ alternativeUrls: replaced, subCategories: replaced }),
  PageWidgetCollectionType: part({ containers: replaced, tags: replaced }),
  MenuType: part({ menuItems: replaced }),
  ChannelType: part({ markets: replaced }),
  PriceType: part(),
  LowestPriceType: part(),
  StockType: part(),
  BrandType: part(),
  CategoryType: part(),
  MetadataType: part(),
  ProductTextsType: part(),
  RatingType: part(),
  VariantGroupType: part({ variants: replaced }),
  ProductPackageType: part({ groups: replaced }),
  FilterType: part({ values: replaced }),
  VariantType: part({ attributes: replaced, variants: replaced }),
  GroupType: part({ options: replaced }),
  RelatedProductType: part({ productImages: replaced, parameterGroups: replaced, skus: replaced }),
  MarketType: part({ allowedLanguages: replaced }),
  MenuItemType: part({ children: replaced }),
  PageWidgetContainerType: part({ widgets: replaced }),
  PageWidgetType: part({ images: replaced }),
  ...Object.fromEntries(
    [
      'AlternativeUrlType',
      'BreadcrumbType',
      'CampaignRuleType',
      'CountryType',
      'CurrencyType',
      'FilterValueType',
      'LanguageType',
      'OptionType',
      'PageWidgetImageSizeType',
      'PageWidgetImageType',
      'PageWidgetPageType',
      'ParameterGroupType',
      'ParameterType',
      'PriceFilterType',
      'PriceLogItemType',
      'ProductImageType',
      'ProductReviewType',
      'UrlHistoryType',
      'VariantAttributeType',
      'VariantDimensionType',
    ].map(name => [name, part()]),
  ),
};
