/** One region: its containers in order, each a grid of widget frames. */
import type { PageContext } from '../contract.ts';
import type { ResolvedContainer } from '../resolved-page.ts';
import styles from './region.module.css';
import { WidgetFrame } from './widget-frame.tsx';

const classOf = ({ layout, design, mobile, only }: ResolvedContainer) =>
  [
    styles.container,
    styles[layout],
    styles[design],
    mobile === 'slider' ? styles.slider : '',
    only ? styles[only] : '',
  ]
    .filter(Boolean)
    .join(' ');

export function Region({
  containers,
  page,
}: {
  containers: readonly ResolvedContainer[];
  page: PageContext;
}) {
  return containers.map(container => (
    <div key={container.id} className={classOf(container)}>
      <div className={styles.grid}>
        {container.widgets.map(widget => (
          <WidgetFrame key={widget.id} widget={widget} page={page} />
        ))}
      </div>
    </div>
  ));
}
