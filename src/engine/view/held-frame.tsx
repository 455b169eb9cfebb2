/** Fills the room of a held widget when its rule holds, and gives it up when it does not. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { evaluateRule } from '../evaluate-rule.ts';
import type { ResolvedWidget } from '../resolved-page.ts';
import { type Settle, useEngine } from './engine-context.ts';
import { type HeldProps, KeptFree } from './held-room.tsx';

export function HeldFrame({ widget, when, page, children, settle }: HeldProps & { settle: Settle }) {
  const { features } = useEngine();
  const facts = useSyncExternalStore(settle.subscribe, settle.facts);
  const holds = facts && evaluateRule(when, page, features, facts).verdict === true;
  const [loaded, setLoaded] = useState<ResolvedWidget | 'nothing' | null>(null);

  useEffect(() => {
    if (!holds || loaded) return undefined;
    let wanted = true;
    void settle.load(widget, page).then(result => {
      if (wanted) setLoaded(result ?? 'nothing');
    });
    return () => {
      wanted = false;
    };
  }, [settle, holds, loaded, page, widget]);

  if (holds === false || loaded === 'nothing') return null;
  return holds && loaded ? children(loaded) : <KeptFree widget={widget} />;
}
