/** Reserves the height that the page file sets for a deferred widget. */
import type { CSSProperties, ReactNode } from 'react';
import type { PageContext } from '../definition/contract.ts';
import type { Rule } from '../definition/evaluate-rule.ts';
import type { ResolvedWidget } from '../definition/resolved-page.ts';
import styles from './region.module.css';

export interface DeferredProps {
  widget: ResolvedWidget;
  when: Rule;
  page: PageContext;
  children: (loaded: ResolvedWidget) => ReactNode;
}

const reserved = ({ reserve }: ResolvedWidget): CSSProperties =>
  Object.fromEntries(
    Object.entries(reserve ?? {}).map(([viewport, height]) => [`--reserve-${viewport}`, `${height}px`]),
  );

export function ReservedSpace({ widget }: { widget: ResolvedWidget }) {
  return <div className={styles.deferred} style={reserved(widget)} data-deferred={widget.type} />;
}
