/** What a banner crops is what its schema says, which Studio and the findings go by (R-STUDIO-240). */
import { expect, it } from 'vitest';
import { type PicturePlace, picturePlaceOf, shapeRatio } from '#engine/definition/picture-places.ts';
import schema from './props.schema.json' with { type: 'json' };
import { tallestShapes } from './tallest-shapes.ts';

const places: readonly PicturePlace[] = schema.properties.image['x-ratios'];

it.each(
  (['m', 'l'] as const).flatMap(size =>
    (['full', 'half', 'third', 'quarter'] as const).map(layout => ({ size, layout })),
  ),
)('of size $size in a $layout row', at => {
  const { desktop, tablet, phone } = picturePlaceOf(places, at) ?? {};
  const { wide, phone: onPhone } = tallestShapes(at);
  expect(wide).toBeCloseTo(shapeRatio(desktop?.tallest ?? ''));
  // A large one has a least height, which gives tablets a shape of their own.
  if (at.size === 'm') expect(wide).toBeCloseTo(shapeRatio(tablet?.tallest ?? ''));
  expect(onPhone).toBeCloseTo(shapeRatio(phone?.tallest ?? ''));
});
