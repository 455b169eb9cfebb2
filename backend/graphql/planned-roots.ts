/**
 * Fields of the first level that plans run: what pages ask of catalogue and content. Their resolvers only read, because the
 * interpreter calls them again where a plan gives up. Every other field, and each new one, is interpreted.
 */
export const plannedRoots: ReadonlySet<string> = new Set([
  ...['assemblies', 'assembly', 'brands', 'categories', 'category', 'channel', 'channels'],
  ...['cmsPages', 'getMenuAtLocation', 'listPageInfo', 'matchingSet', 'nearParts', 'parts', 'product'],
  ...[
    'products',
    'questions',
    'recommendedProducts',
    'relatedProducts',
    'reviews',
    'urlHistory',
    'widgetArea',
  ],
]);
