/** Suggestions for the text in the search field (R-SEARCH-1). */
import { useCallback } from 'react';
import type { Suggestions } from '#api/search/types.ts';
import { type TypedAnswer, useTypedAnswer } from '#components/loading/use-typed-answer.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

export type SuggestionState = TypedAnswer<Suggestions>;

/** @param take most products to show. */
export function useSuggestions(text: string, take: number): SuggestionState & { retry: () => void } {
  const { api } = useStores();
  const suggest = useCallback(
    async (query: string) => (await api()).search.suggest(query, take),
    [api, take],
  );
  return useTypedAnswer(text, suggest);
}
