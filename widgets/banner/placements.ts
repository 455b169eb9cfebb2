/** Position of a banner's text, as custom properties per viewport class that the style sheet reads. */

import type { CSSProperties } from 'react';
import type { Viewport } from '#engine/definition/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';

type Placement = BannerResolved['placement']['phone'];

interface Place {
  /** 1 is the image's own row, 2 the row below it. */
  row: 1 | 2;
  /** `place-self` of the text. */
  self: string;
  /** `clip-path` of the text's background. */
  cut: string;
  /** `padding-inline` of the text's background. */
  pad: string;
  /** The focal point of a cropped image, as `object-position`. */
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

/** Phones have no space beside the image. */
const onPhone = (placement: Placement): Placement => (placement === 'on-image' ? placement : 'below');

/** @param image whose focal points stay in view, per cent from the left and the top */
export function placementStyle(
  placement: BannerResolved['placement'],
  image: Pick<NonNullable<BannerResolved['image']>, 'focus' | 'phoneFile' | 'phoneFocus'> | undefined,
): CSSProperties {
  const style: Record<string, string | number> = {};
  const named = {
    ...placement,
    phone: onPhone(placement.phone),
    tablet: placement.tablet ?? placement.phone,
  };
  let narrower: Placement = 'below';
  for (const viewport of viewports) {
    const one = named[viewport];
    if (!one) continue;
    // The style sheet starts below the image on phones and on tablets; wider screens follow the next narrower one.
    const assumed = viewport === 'phone' || viewport === 'tablet' ? 'below' : narrower;
    narrower = one;
    if (one !== assumed)
      for (const [name, value] of Object.entries(places[one])) style[`--${name}-${viewport}`] = value;
    const focus = viewport === 'phone' && image?.phoneFile ? image.phoneFocus : image?.focus;
    if (focus) style[`--sight-${viewport}`] = `${focus.x}% ${focus.y}%`;
  }
  return style;
}

/** Whether the text is over the image at any width, and so needs a background. */
export const isOverlay = (placement: BannerResolved['placement']): boolean =>
  Object.values(placement).some(one => one !== 'below');
