/** Scripts of other people for a widget: none before consent to marketing, each once, gone with the consent. */
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useRef, useState } from 'react';
import { loadForeignScript } from './foreign-script.ts';
import { type ForeignTraces, leaveForeign } from './leave-foreign.ts';

/** `waiting` for consent, `loading`, `ready` when all have run, `failed` when one could not be fetched. */
export type ForeignState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Inside an observer only. `before` runs after consent, before the first of them is fetched. */
export function useForeignScripts(
  scripts: readonly string[],
  { before, ...traces }: Omit<ForeignTraces, 'scripts'> & { before?: () => void } = {},
): ForeignState {
  const { consent } = useStores();
  const allowed = consent.has('marketing') && scripts.length > 0;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const latest = useRef({ traces, before });
  latest.current = { traces, before };
  const wanted = scripts.join(' ');

  useEffect(() => {
    if (!allowed) return undefined;
    const list = wanted.split(' ');
    let here = true;
    latest.current.before?.();
    Promise.all(list.map(loadForeignScript)).then(
      () => here && setState('ready'),
      (error: unknown) => {
        reportError(error);
        if (here) setState('failed');
      },
    );
    return () => {
      here = false;
      // Going to another page keeps them; only the visitor's word takes them away.
      if (!consent.has('marketing')) leaveForeign({ ...latest.current.traces, scripts: list });
    };
  }, [allowed, wanted, consent]);

  return allowed ? state : 'waiting';
}
