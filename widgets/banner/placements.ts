/** Where a banner's words stand, as custom properties per viewport class that the style sheet reads (facts 1.11). */
import type { Viewport } from '#engine/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import type { CSSProperties } from 'react';

type Placement = BannerResolved['placement']['phone'];

interface Place {
  /** 1 is the picture's own row, 2 the one below it. */
  row: 1 | 2;
  /** `place-self` of the words. */
  self: string;
  /** `clip-path` of their ground. */
  cut: string;
  /** `padding-inline` of their ground. */
  pad: string;
  /** What of a cropped picture stays in sight, as `object-position`. */
  sight: string;
}

const below: Place = { row: 2, self: 'stretch', cut: 'none', pad: 'var(--edge)', sight: '50%' };
const places: Record<Placement, Place> = {
  below,
  'on-image': { row: 1, self: 'end start', cut: 'none', pad: 'var(--edge)', sight: '50%' },
  start: {
    row: 1,
    self: 'stretch start',
    cut: 'var(--cut-end)',
    pad: 'var(--edge) var(--slope)',
    sight: '88% 50%',
  },
  center: { row: 1, self: 'center', cut: 'none', pad: 'var(--slope)', sight: '50%' },
  end: {
    row: 1,
    self: 'stretch end',
    cut: 'var(--cut-start)',
    pad: 'var(--slope) var(--edge)',
    sight: '12% 50%',
  },
};

const viewports: readonly Viewport[] = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'];

/** A phone has no room beside the picture. */
const onPhone = (placement: Placement): Placement => (placement === 'on-image' ? placement : 'below');

/** @param focus what the picture's author wants in sight, per cent from the left and the top. */
export function placementStyle(
  placement: BannerResolved['placement'],
  focus: { x: number; y: number } | undefined,
): CSSProperties {
  const style: Record<string, string | number> = {};
  const named = {
    ...placement,
    phone: onPhone(placement.phone),
    tablet: placement.tablet ?? placement.phone,
  };
  for (const viewport of viewports) {
    const one = named[viewport];
    if (!one) continue;
    for (const [name, value] of Object.entries(places[one])) style[`--${name}-${viewport}`] = value;
    if (focus) style[`--sight-${viewport}`] = `${focus.x}% ${focus.y}%`;
  }
  return style;
}

/** Whether the words ever stand on the picture, and so need a ground of their own. */
export const isOverlay = (placement: BannerResolved['placement']): boolean =>
  Object.values(placement).some(one => one !== 'below');
