/** What the typed text finds: asked 500 ms after the last key, and the last question wins (R-SEARCH-1). */
import type { Suggestions } from '#api/search/types.ts';
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useState } from 'react';

const pause = 500;

export type Found =
  | { state: 'nothing-asked' }
  | { state: 'loading' }
  | { state: 'found'; text: string; answer: Suggestions }
  | { state: 'failed' };

/** @param take how many products are shown at most. */
export function useSuggestions(text: string, take: number): Found & { retry: () => void } {
  const { api } = useStores();
  const [answered, setAnswered] = useState<{ text: string; found: Found } | null>(null);
  /** What is asked again, and how often; another text waits its pause as ever. */
  const [again, setAgain] = useState({ text: '', times: 0 });
  const asked = text.trim();
  const tries = again.text === asked ? again.times : 0;

  useEffect(() => {
    if (asked === '') return;
    let stale = false;
    const put = (found: Found) => {
      if (!stale) setAnswered({ text: asked, found });
    };
    const timer = setTimeout(
      () => {
        api()
          .then(({ search }) => search.suggest(asked, take))
          .then(
            answer => put({ state: 'found', text: asked, answer }),
            () => put({ state: 'failed' }),
          );
      },
      tries > 0 ? 0 : pause,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [api, asked, take, tries]);

  const retry = () => {
    setAnswered(null);
    setAgain({ text: asked, times: tries + 1 });
  };
  if (asked === '') return { state: 'nothing-asked', retry };
  return { ...(answered?.text === asked ? answered.found : { state: 'loading' }), retry };
}
