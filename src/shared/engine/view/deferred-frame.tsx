/** Shows a deferred widget when its rule is true, and releases the reserved space when it is false. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { evaluateRule } from '../definition/evaluate-rule.ts';
import type { ResolvedWidget } from '../definition/resolved-page.ts';
import { type RuleResolver, useEngine } from './engine-context.ts';
import { type DeferredProps, ReservedSpace } from './reserved-space.tsx';

export function DeferredFrame({
  widget,
  when,
  page,
  children,
  resolver,
}: DeferredProps & { resolver: RuleResolver }) {
  const { features } = useEngine();
  const facts = useSyncExternalStore(resolver.subscribe, resolver.facts);
  const holds = facts && evaluateRule(when, page, features, facts).verdict === true;
  const [loaded, setLoaded] = useState<ResolvedWidget | 'nothing' | null>(null);

  useEffect(() => {
    if (!holds || loaded) return undefined;
    let wanted = true;
    void resolver.load(widget, page).then(result => {
      if (wanted) setLoaded(result ?? 'nothing');
    });
    return () => {
      wanted = false;
    };
  }, [resolver, holds, loaded, page, widget]);

  if (holds === false || loaded === 'nothing') return null;
  return holds && loaded ? children(loaded) : <ReservedSpace widget={widget} />;
}
