/** Scripts of other people for a widget: none before consent to marketing, each once, gone with the consent. */
import { useStores } from '#stores/stores-context.ts';
import { useRestored } from '#stores/use-restored.ts';
import { useEffect, useState } from 'react';
import { loadForeignScript } from './foreign-script.ts';
import { type ForeignTraces, leaveForeign } from './leave-foreign.ts';

export interface ForeignService extends ForeignTraces {
  /** Runs after consent, before the first script is fetched. */
  prepare?: () => void;
}

/** `waiting` for consent, `loading`, `ready` when all have run, `failed` when one could not be fetched. */
export type ForeignState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Inside an observer only. The service is the same object as long as it is the same service. */
export function useForeignScripts(service: ForeignService): ForeignState {
  const { consent } = useStores();
  const allowed = useRestored() && consent.has('marketing') && service.scripts.length > 0;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (!allowed) return undefined;
    let here = true;
    service.prepare?.();
    Promise.all(service.scripts.map(loadForeignScript)).then(
      () => here && setState('ready'),
      (error: unknown) => {
        reportError(error);
        if (here) setState('failed');
      },
    );
    return () => {
      here = false;
      // Going to another page keeps them; only the visitor's word takes them away.
      if (!consent.has('marketing')) leaveForeign(service);
    };
  }, [allowed, service, consent]);

  return allowed ? state : 'waiting';
}
