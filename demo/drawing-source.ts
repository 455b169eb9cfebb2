/** Creates drawings: the real ones, or blank ones for tests that look at no image. */
import type { PartKind } from './drawings/draw-part.ts';
import { drawBrandLogo, drawCategory, drawScene } from './drawings/draw-part.ts';
import type { Scene } from './drawings/draw-scene.ts';
import type { ProductImage } from './product-images.ts';
import { createDrawer } from './product-images.ts';

export interface DrawingSource {
  part: (image: ProductImage) => string;
  category: (kind: PartKind) => string;
  brand: (name: string) => string;
  scene: (options: { scene: Scene; width: number; height: number }) => string;
}

export const createDrawingSource = (): DrawingSource => ({
  part: createDrawer(),
  category: drawCategory,
  brand: drawBrandLogo,
  scene: drawScene,
});

const blank = (title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><title>${title}</title><path fill="#dfe2e5" d="M0 0h300v100H0z"/></svg>`;

/** Draws nothing, so that seeding is fast. */
export const blankDrawings: DrawingSource = {
  part: ({ kind, palette, view, detail }) => blank(`${kind} ${palette} ${view} ${detail}`),
  category: blank,
  brand: blank,
  scene: ({ scene }) => blank(scene),
};
