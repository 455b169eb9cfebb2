/** Finds the category or brand that content references, by id or by alias. */
import type { Brand, CatalogueReference, Category } from '#backend/catalogue/reference.ts';
import type { ContentContext } from './in-language.ts';

/** An id in the notation of content; null for an alias. */
export function numberOf(value: string): number | null {
  const number = Number(value);
  return /^\d{1,10}$/.test(value) && number < 2 ** 31 ? number : null;
}

export function findCategory(
  reference: CatalogueReference,
  place: ContentContext,
  value: string,
): Category | null {
  const byAlias = (languageId: string) => reference.categoryByAlias.get(`${languageId}:${value}`);
  const id = numberOf(value);
  return (
    (id === null ? undefined : reference.categories.get(id)) ??
    byAlias(place.language.id) ??
    byAlias(place.channel.defaultLanguageId) ??
    null
  );
}

export function findBrand(reference: CatalogueReference, value: string): Brand | null {
  const id = numberOf(value);
  return (id === null ? undefined : reference.brands.get(id)) ?? reference.brandByAlias.get(value) ?? null;
}
