/** Recolouring a drawing gives the same result as drawing it in that palette. */
import { expect, it } from 'vitest';
import { drawPart } from './drawings/draw-part.ts';
import { families } from './products/families.ts';
import { createDrawer, fileNameOf, kindOf, paletteCount } from './product-images.ts';

it('recolours a drawing to the same result as drawing it in that palette', () => {
  const draw = createDrawer();
  for (const kind of ['helmet', 'plough', 'winch-rope', 'cover', 'winch'] as const) {
    for (const palette of [0, 4, 7, paletteCount - 1]) {
      const image = { kind, palette, view: 1, detail: 0 };
      expect([fileNameOf(image), draw(image) === drawPart(image)]).toEqual([fileNameOf(image), true]);
    }
  }
});

it('has a drawing for every line of products', () => {
  for (const line of families.flatMap(family => family.lines)) expect(kindOf(line.drawing)).not.toBe('');
});
