/** Type policies of Apollo's cache: which types of catalogue and content are entities, and how two results of one entity merge. */
import type { TypePolicies, TypePolicy } from '@apollo/client';
import { isRecord } from '#kernel/is-record.ts';

/** The incoming list replaces the stored one: lists with other filters, order or page have their own arguments. */
const replaced = { merge: false } as const;

/** Queries select different fields of the same nested lists: lists of equal length are merged item by item. */
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
 * A type without an identity of its own, stored inside its parent. An `id` of the API is not always unique: a list has
 * the id of its category or brand, a container appears in both display settings, and the count of a filter value
 * belongs to one list.
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
      packageFit: replaced,
      priceLog: replaced,
      parameterGroups: { merge: merged },
      applications: { merge: merged },
    },
  },
  SkuType: { keyFields: ['skuId'] },
  BrandListType: { keyFields: ['brandId'] },
  AssembliesResultType: part({ assemblies: replaced }),
  ListedAssemblyType: part({ vehicles: replaced }),
  AssemblyType: part({ alternativeUrls: replaced, vehicles: replaced, positions: replaced }),
  ProductsResultType: part({ products: replaced }),
  ProductReviewResultType: part({ reviews: replaced, pictures: replaced }),
  ProductQuestionResultType: part({ questions: replaced }),
  ProductQuestionType: part({ answers: replaced }),
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
  SearchInterpretationType: part(),
  SimilarSearchType: part(),
  VariantGroupType: part({ variants: replaced }),
  ProductPackageType: part({ groups: replaced }),
  FilterType: part({ values: replaced }),
  VariantType: part({ attributes: replaced, variants: replaced }),
  GroupType: part({ options: replaced }),
  RelatedProductType: part({
    productImages: replaced,
    parameterGroups: replaced,
    skus: replaced,
    discountCampaigns: replaced,
  }),
  RecommendedProductType: part({ fits: replaced }),
  MarketType: part({ allowedLanguages: replaced }),
  MenuItemType: part({ children: replaced }),
  MenuPromotionType: part(),
  PageWidgetContainerType: part({ widgets: replaced }),
  PageWidgetType: part({ images: replaced }),
  ...Object.fromEntries(
    [
      'AlternativeUrlType',
      'ApplicationType',
      'AssemblyPartType',
      'AssemblyPositionType',
      'AssemblyVehicleType',
      'BreadcrumbType',
      'CampaignRuleType',
      'CountryType',
      'CurrencyType',
      'FilterValueType',
      'FittingVehicleType',
      'InterchangeType',
      'LanguageType',
      'OptionType',
      'PackageFitGroupType',
      'PackageFitOptionType',
      'PageWidgetImageSizeType',
      'PageWidgetImageType',
      'PageWidgetPageType',
      'ParameterGroupType',
      'ParameterType',
      'PriceFilterType',
      'PriceLogItemType',
      'ProductImageType',
      'ProductAnswerType',
      'ProductGuideType',
      'ProductPositionType',
      'ProductReviewType',
      'RatingCountType',
      'ReplacedNumberType',
      'ReviewPictureType',
      'UrlHistoryType',
      'VariantAttributeType',
      'VariantDimensionType',
    ].map(name => [name, part()]),
  ),
};
