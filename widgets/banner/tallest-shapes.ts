/** The tallest shapes in which a banner shows its image: those of `x-ratios` in its schema, as a test checks. */

import type { TallestShapes } from '#components/content/page-picture.tsx';
import type { ContainerLayout } from '#engine/definition/contract.ts';

const large: TallestShapes = { wide: 5 / 12, phone: 9 / 16 };
/** Height divided by width. */
const byLayout: Readonly<Record<ContainerLayout, TallestShapes>> = {
  full: { wide: 5 / 12, phone: 5 / 4 },
  half: { wide: 3 / 4, phone: 5 / 4 },
  third: { wide: 4 / 3, phone: 5 / 4 },
  quarter: { wide: 4 / 3, phone: 5 / 4 },
};

export const tallestShapes = ({
  size,
  layout,
}: {
  size: 'm' | 'l';
  layout: ContainerLayout;
}): TallestShapes => (size === 'l' ? large : byLayout[layout]);
