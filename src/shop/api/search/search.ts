/** One request per pause in typing: products, with their categories and brands. */
import { announcedPrice } from '../catalogue/announced-price.ts';
import { replacedById } from '../catalogue/search-hints.ts';
import { hrefOf, present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from './search.gen.ts';
import type { FoundPage, SearchApi } from './types.ts';

type Facets = NonNullable<NonNullable<SearchSuggestionsQuery['products']>['filters']>['facets'];

function places(facets: Facets, type: string): FoundPage[] {
  return present(facets)
    .filter(facet => facet.type === type)
    .flatMap(facet => present(facet.values))
    .flatMap(({ facetId, label, url, count, hidden }) =>
      label && url && !hidden && count > 0
        ? [{ id: facetId ?? label, name: label, href: hrefOf(url), count }]
        : [],
    )
    .toSorted((one, other) => other.count - one.count);
}

export const createSearchApi = (transport: Transport, standard: StandardVariables): SearchApi => ({
  async suggest(text, take) {
    const { products: found } = await transport.query(SearchSuggestionsDocument, {
      ...standard,
      take,
      filter: { searchText: text, sort: 'RELEVANCE' },
    });
    const facets = found?.filters?.facets ?? null;
    const replaced = replacedById(found?.replacedNumbers ?? []);
    return {
      count: found?.count ?? 0,
      ...(found?.interpretation ? { interpretation: found.interpretation } : {}),
      similar: found?.similar ?? [],
      ...(found?.unknownModel ? { unknownModel: found.unknownModel } : {}),
      products: present(found?.products).map(product => {
        const replaces = replaced.get(product.productId);
        return {
          productId: product.productId,
          name: presentText(product.name),
          href: hrefOf(product.canonicalUrl),
          brand: presentText(product.brand?.name),
          image: present(product.productImages)[0]?.fileName ?? null,
          price: announcedPrice(product),
          ...(replaces && { replaces }),
        };
      }),
      categories: places(facets, 'Category'),
      brands: places(facets, 'Brand'),
    };
  },
});
