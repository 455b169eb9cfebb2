/** Where a banner's words stand, as custom properties per viewport class that the style sheet reads (facts 1.11). */
import type { Viewport } from '#engine/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import type { CSSProperties } from 'react';

type Placement = BannerResolved['placement']['phone'];

/** Row 1 is the picture's own, row 2 the one below it. */
const places: Record<Placement, readonly [row: number, self: string, cut: string]> = {
  below: [2, 'stretch', 'none'],
  'on-image': [1, 'end start', 'none'],
  start: [1, 'stretch start', 'var(--cut-end)'],
  center: [1, 'center', 'none'],
  end: [1, 'stretch end', 'var(--cut-start)'],
};

const viewports: readonly Viewport[] = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'];

/** A phone has no room beside the picture. */
const onPhone = (placement: Placement): Placement => (placement === 'on-image' ? placement : 'below');

export function placementStyle(placement: BannerResolved['placement']): CSSProperties {
  const style: Record<string, string | number> = {};
  const named = {
    ...placement,
    phone: onPhone(placement.phone),
    tablet: placement.tablet ?? placement.phone,
  };
  for (const viewport of viewports) {
    const one = named[viewport];
    if (!one) continue;
    const [row, self, cut] = places[one];
    style[`--row-${viewport}`] = row;
    style[`--self-${viewport}`] = self;
    style[`--cut-${viewport}`] = cut;
  }
  return style as CSSProperties;
}

/** Whether the words ever stand on the picture, and so need a ground of their own. */
export const isOverlay = (placement: BannerResolved['placement']): boolean =>
  Object.values(placement).some(one => one !== 'below');
