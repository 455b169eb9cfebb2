/** One region: its containers in order, each a grid of widget frames. */
import type { ReactNode } from 'react';
import type { ResolvedContainer } from '../definition/resolved-page.ts';
import type { RegionProps } from './engine-context.ts';
import styles from './region.module.css';
import { WidgetFrame } from './widget-frame.tsx';

/** Classes of a container's element. */
export const containerClasses = ({ layout, design, mobile, only }: ResolvedContainer) =>
  [
    styles.container,
    styles[layout],
    styles[design],
    mobile === 'slider' ? styles.slider : '',
    only ? styles[only] : '',
  ]
    .filter(Boolean)
    .join(' ');

interface ContainerProps {
  container: ResolvedContainer;
  /** Further attributes of its element. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  children: ReactNode;
}

export const RegionContainer = ({ container, attributes, children }: ContainerProps) => (
  <div className={containerClasses(container)} {...attributes}>
    <div className={styles.grid}>{children}</div>
  </div>
);

export function Region({ containers, page }: Omit<RegionProps, 'name'>) {
  return containers.map(container => (
    <RegionContainer key={container.id} container={container}>
      {container.widgets.map(widget => (
        <WidgetFrame key={widget.id} widget={widget} page={page} />
      ))}
    </RegionContainer>
  ));
}
