/** Reserves space for a widget whose rule only the browser can evaluate; that code is loaded only when such a widget exists. */
import { type ComponentType, useEffect, useState } from 'react';
import { type RuleResolver, useEngine } from './engine-context.ts';
import { type DeferredProps, ReservedSpace } from './reserved-space.tsx';

interface Ready {
  Frame: ComponentType<DeferredProps & { resolver: RuleResolver }>;
  resolver: RuleResolver;
}

export function DeferredSlot(props: DeferredProps) {
  const { ruleResolver, report } = useEngine();
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    let wanted = ruleResolver !== undefined;
    if (ruleResolver)
      Promise.all([import('./deferred-frame.tsx'), ruleResolver()]).then(
        ([{ DeferredFrame: Frame }, resolver]) => {
          if (wanted) setReady({ Frame, resolver });
        },
        (error: unknown) => report('WIDGET001', 'A rule cannot be resolved', { error }),
      );
    return () => {
      wanted = false;
    };
  }, [ruleResolver, report]);
  return ready ? (
    <ready.Frame {...props} resolver={ready.resolver} />
  ) : (
    <ReservedSpace widget={props.widget} />
  );
}
