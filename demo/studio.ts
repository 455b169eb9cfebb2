/** Who draws: the real drawings, or quick blanks for tests that look at no picture. */
import type { PartKind } from './drawings/draw-part.ts';
import { drawBrandLogo, drawCategory, drawScene } from './drawings/draw-part.ts';
import type { Scene } from './drawings/draw-scene.ts';
import type { Picture } from './pictures.ts';
import { createDrawer } from './pictures.ts';

export interface Studio {
  part: (picture: Picture) => string;
  category: (kind: PartKind) => string;
  brand: (name: string) => string;
  scene: (wish: { scene: Scene; width: number; height: number }) => string;
}

export const createStudio = (): Studio => ({
  part: createDrawer(),
  category: drawCategory,
  brand: drawBrandLogo,
  scene: drawScene,
});

const blank = (title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><title>${title}</title><path fill="#dfe2e5" d="M0 0h300v100H0z"/></svg>`;

/** Draws nothing: seeding then takes a moment instead of seconds. */
export const blankStudio: Studio = {
  part: ({ kind, palette, view, detail }) => blank(`${kind} ${palette} ${view} ${detail}`),
  category: blank,
  brand: blank,
  scene: ({ scene }) => blank(scene),
};
