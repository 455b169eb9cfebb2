/** Derives where each widget stands: picture priority by order and the `sizes` of its container (page-definitions 1.11, facts 1.5). */
import type { ContainerDesign, ContainerLayout, Place } from './contract.ts';
import type { ResolvedContainer } from './resolved-page.ts';

const columns: Record<ContainerLayout, number> = { full: 1, half: 2, third: 3, quarter: 4 };

/** Widest content is 1360 px; one column below 768 px. */
function sizesOf(layout: ContainerLayout, design: ContainerDesign): string {
  const count = columns[layout];
  if (design === 'full-width')
    return count === 1 ? '100vw' : `(min-width: 768px) ${Math.floor(100 / count)}vw, 100vw`;
  const widest = Math.round((1360 - (count - 1) * 24) / count);
  return `(min-width: 1424px) ${widest}px, (min-width: 768px) ${Math.floor(96 / count)}vw, 96vw`;
}

export const placeOf = (container: Pick<ResolvedContainer, 'layout' | 'design'>): Place => ({
  priority: 'lazy',
  layout: container.layout,
  design: container.design,
  sizes: sizesOf(container.layout, container.design),
});

/** Which widget types show pictures is known by their props; the walk is in reading order over the main region. */
export function assignPriorities(
  containers: readonly ResolvedContainer[],
  hasPicture: (type: string) => boolean,
): void {
  let seen = 0;
  for (const container of containers) {
    for (const widget of container.widgets) {
      if (!hasPicture(widget.type)) continue;
      widget.place = { ...widget.place, priority: seen === 0 ? 'high' : seen < 3 ? 'eager' : 'lazy' };
      seen += 1;
    }
  }
}
