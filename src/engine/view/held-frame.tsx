/** The place of a widget whose rule only the browser can settle: kept free at first, then filled or given up (page-definitions 1.7). */
import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageContext } from '../contract.ts';
import { type ClientFacts, evaluateRule, type Rule } from '../evaluate-rule.ts';
import type { ResolvedWidget } from '../resolved-page.ts';
import { type Engine, useEngine } from './engine-context.ts';
import styles from './region.module.css';

/** On the server, and while the browser takes its HTML over, nothing is known. */
const unknown = () => null;
const never = () => () => undefined;

function useHolds(when: Rule, page: PageContext, { settle, features }: Engine): boolean | null {
  const facts = useSyncExternalStore<ClientFacts | null>(
    settle?.subscribe ?? never,
    settle?.facts ?? unknown,
    unknown,
  );
  return facts && evaluateRule(when, page, features, facts).verdict === true;
}

const reserved = ({ reserve }: ResolvedWidget): CSSProperties =>
  Object.fromEntries(
    Object.entries(reserve ?? {}).map(([viewport, height]) => [`--reserve-${viewport}`, `${height}px`]),
  );

interface Props {
  widget: ResolvedWidget;
  when: Rule;
  page: PageContext;
  children: (loaded: ResolvedWidget) => ReactNode;
}

export function HeldFrame({ widget, when, page, children }: Props) {
  const engine = useEngine();
  const holds = useHolds(when, page, engine);
  const [loaded, setLoaded] = useState<ResolvedWidget | 'nothing' | null>(null);

  useEffect(() => {
    if (!holds || loaded || !engine.settle) return undefined;
    let wanted = true;
    void engine.settle.load(widget, page).then(result => {
      if (wanted) setLoaded(result ?? 'nothing');
    });
    return () => {
      wanted = false;
    };
  }, [engine, holds, loaded, page, widget]);

  if (holds === false || loaded === 'nothing') return null;
  if (holds && loaded) return children(loaded);
  return <div className={styles.held} style={reserved(widget)} data-held={widget.type} />;
}
