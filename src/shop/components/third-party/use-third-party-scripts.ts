/** Third-party scripts of a widget: none before marketing consent, each once, removed when it is withdrawn. */

import { useEffect, useState } from 'react';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { removeThirdParties, type ThirdPartyTraces } from './remove-third-parties.ts';
import { loadThirdPartyScript } from './third-party-script.ts';

export interface ThirdPartyService extends ThirdPartyTraces {
  /** Runs after consent, before the first script loads. */
  prepare?: () => void;
}

/** `waiting` for consent, `loading`, `ready` when all have run, `failed` when one could not be loaded. */
export type ThirdPartyState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Call only in observer components. The service object must be referentially stable. */
export function useThirdPartyScripts(service: ThirdPartyService): ThirdPartyState {
  const { consent } = useStores();
  const allowed = useRestored() && consent.has('marketing') && service.scripts.length > 0;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (!allowed) return undefined;
    let here = true;
    service.prepare?.();
    Promise.all(service.scripts.map(loadThirdPartyScript)).then(
      () => here && setState('ready'),
      (error: unknown) => {
        reportError(error);
        if (here) setState('failed');
      },
    );
    return () => {
      here = false;
      // Navigation keeps the scripts; only withdrawn consent removes them.
      if (!consent.has('marketing')) removeThirdParties(service);
    };
  }, [allowed, service, consent]);

  return allowed ? state : 'waiting';
}
