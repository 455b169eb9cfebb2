/** Labels for text search: names of categories, brands and parameter values, which many products share. */

import type { Language } from '#backend/kernel/market.ts';
import type { SearchLabel } from '#backend/search/search-index.ts';
import type { CatalogueReference } from '../../reference.ts';
import type { FacetSource, FacetTable } from '../table/facet-table.ts';

function labelOf(
  reference: CatalogueReference,
  languages: readonly Language[],
  source: FacetSource,
): Omit<SearchLabel, 'value'> | null {
  const texts = (textOf: (language: Language) => string | undefined) =>
    new Map(
      languages.flatMap((language): [string, string][] => {
        const text = textOf(language);
        return text ? [[language.id, text]] : [];
      }),
    );
  switch (source.type) {
    case 'Category': {
      const category = reference.categories.get(source.id);
      return { kind: 'category', texts: texts(({ id }) => category?.texts.get(id)?.name) };
    }
    case 'Brand':
      return { kind: 'brand', texts: texts(() => reference.brands.get(source.id)?.name) };
    case 'Parameter': {
      const { label } = source.value;
      return { kind: 'parameter', texts: texts(({ code }) => label[code]) };
    }
    default:
      return null;
  }
}

export const searchLabels = (
  reference: CatalogueReference,
  languages: readonly Language[],
  { values }: FacetTable,
): SearchLabel[] =>
  values.flatMap(({ source }, value) => {
    const label = labelOf(reference, languages, source);
    return label ? [{ ...label, value }] : [];
  });
