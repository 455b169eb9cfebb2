/** Derives the position of each widget: image priority from the order, `sizes` from its container (R-PAGE-8). */
import type { ContainerDesign, ContainerLayout, Place } from './contract.ts';
import type { ResolvedContainer } from './resolved-page.ts';

const columns: Record<ContainerLayout, number> = { full: 1, half: 2, third: 3, quarter: 4 };

/** Content is at most 1360 px wide, with one column below 768 px. */
function sizesOf(layout: ContainerLayout, design: ContainerDesign): string {
  const count = columns[layout];
  if (design === 'full-width')
    return count === 1 ? '100vw' : `(min-width:768px) ${Math.floor(100 / count)}vw,100vw`;
  if (count === 1) return 'min(96vw,1360px)';
  const widest = Math.round((1360 - (count - 1) * 24) / count);
  return `(min-width:768px) min(${Math.floor(96 / count)}vw,${widest}px),96vw`;
}

export const placeOf = (container: Pick<ResolvedContainer, 'layout' | 'design'>): Place => ({
  priority: 'lazy',
  layout: container.layout,
  design: container.design,
  sizes: sizesOf(container.layout, container.design),
});

/**
 * Assigns priorities in reading order, separately for phones and computers: the first image is `high`, the next two
 * are `eager`. Failed and deferred widgets do not count, because they may show no image.
 */
export function assignPriorities(
  containers: readonly ResolvedContainer[],
  hasPicture: (type: string) => boolean,
): void {
  const seen = { phone: 0, computer: 0 };
  for (const container of containers) {
    for (const widget of container.widgets) {
      const { state } = widget.loaded;
      const only = container.only ?? widget.only;
      if (only) widget.place = { ...widget.place, only };
      if (!hasPicture(widget.type) || state === 'failed' || state === 'deferred') continue;
      const devices = only ? [only] : (['phone', 'computer'] as const);
      const rank = Math.min(...devices.map(device => seen[device]));
      widget.place = { ...widget.place, priority: rank === 0 ? 'high' : rank < 3 ? 'eager' : 'lazy' };
      for (const device of devices) seen[device] += 1;
    }
  }
}
