/** Suggestions for the typed text, requested 500 ms after the last key; responses to earlier texts are ignored (R-SEARCH-1). */

import { useEffect, useState } from 'react';
import type { Suggestions } from '#api/search/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

const debounceMs = 500;

export type SuggestionState =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'found'; text: string; answer: Suggestions }
  | { state: 'failed' };

/** @param take most products to show. */
export function useSuggestions(text: string, take: number): SuggestionState & { retry: () => void } {
  const { api } = useStores();
  const [settled, setSettled] = useState<{ text: string; found: SuggestionState } | null>(null);
  /** The text that was retried, and how often; another text is debounced as usual. */
  const [retried, setRetried] = useState({ text: '', times: 0 });
  const query = text.trim();
  const retries = retried.text === query ? retried.times : 0;

  useEffect(() => {
    if (query === '') return;
    let stale = false;
    const settle = (found: SuggestionState) => {
      if (!stale) setSettled({ text: query, found });
    };
    const timer = setTimeout(
      () => {
        api()
          .then(({ search }) => search.suggest(query, take))
          .then(
            answer => settle({ state: 'found', text: query, answer }),
            () => settle({ state: 'failed' }),
          );
      },
      retries > 0 ? 0 : debounceMs,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [api, query, take, retries]);

  const retry = () => {
    setSettled(null);
    setRetried({ text: query, times: retries + 1 });
  };
  if (query === '') return { state: 'idle', retry };
  return { ...(settled?.text === query ? settled.found : { state: 'loading' }), retry };
}
