/** The answer to what is being typed, requested 500 ms after the last key; answers to earlier texts are ignored (R-SEARCH-1). */
import { useEffect, useState } from 'react';

const debounceMs = 500;

export type TypedAnswer<Answer> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'found'; text: string; answer: Answer }
  | { state: 'failed' };

/**
 * @param text as it stands in the field; blanks around it are ignored, and without a word nothing is asked
 * @param ask the same function from one render to the next
 */
export function useTypedAnswer<Answer>(
  text: string,
  ask: (text: string) => Promise<Answer>,
): TypedAnswer<Answer> & { retry: () => void } {
  const [settled, setSettled] = useState<{ text: string; found: TypedAnswer<Answer> } | null>(null);
  /** The text that was retried, and how often; another text is debounced as usual. */
  const [retried, setRetried] = useState({ text: '', times: 0 });
  const query = text.trim();
  const retries = retried.text === query ? retried.times : 0;

  useEffect(() => {
    if (query === '') return;
    let stale = false;
    const settle = (found: TypedAnswer<Answer>) => {
      if (!stale) setSettled({ text: query, found });
    };
    const timer = setTimeout(
      () => {
        ask(query).then(
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
  }, [ask, query, retries]);

  const retry = () => {
    setSettled(null);
    setRetried({ text: query, times: retries + 1 });
  };
  if (query === '') return { state: 'idle', retry };
  return { ...(settled?.text === query ? settled.found : { state: 'loading' }), retry };
}
