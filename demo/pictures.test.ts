/** Recolouring a drawing gives exactly what drawing it in that palette gives. */
import { expect, it } from 'vitest';
import { drawPart } from './drawings/draw-part.ts';
import { families } from './products/families.ts';
import { createDrawer, fileNameOf, kindOf, paletteCount } from './pictures.ts';

it('colours a shape as if it had been drawn that way', () => {
  const draw = createDrawer();
  for (const kind of ['helmet', 'plough', 'winch-rope', 'cover', 'winch'] as const) {
    for (const palette of [0, 4, 7, paletteCount - 1]) {
      const picture = { kind, palette, view: 1, detail: 0 };
      expect([fileNameOf(picture), draw(picture) === drawPart(picture)]).toEqual([fileNameOf(picture), true]);
    }
  }
});

it('every line of products has a drawing', () => {
  for (const line of families.flatMap(family => family.lines)) expect(kindOf(line.drawing)).not.toBe('');
});
