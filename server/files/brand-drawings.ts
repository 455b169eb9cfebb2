/** The drawings of empty pages, with the shop's own colour in place of the red that they are drawn with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainLook, type ShopLook } from '#kernel/theme/shop-look.ts';
import type { Route } from '../http/route.ts';

/** The red of the drawings, its shade and its light. */
const drawn = [plainLook.colours.light.primary, '#970f15', '#e5484d'] as const;

function inColours(drawing: string, { light, dark }: ShopLook['colours']): string {
  const [middle, shade, shine] = drawn;
  if (light.primary === middle) return drawing;
  return drawing
    .replaceAll(middle, light.primary)
    .replaceAll(shade, light['primary-dark'])
    .replaceAll(shine, dark.primary);
}

/** @param publicFolder has `drawings/` @param look of the shop now */
export function brandDrawings(publicFolder: string, look: () => ShopLook): Route[] {
  const folder = join(publicFolder, 'drawings');
  return readdirSync(folder)
    .filter(name => name.endsWith('.svg'))
    .map(name => {
      const drawing = readFileSync(join(folder, name), 'utf8');
      return {
        url: `/drawings/${name}`,
        method: ['GET', 'HEAD'],
        handler: (_request, reply) =>
          reply
            .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
            .send(inColours(drawing, look().colours)),
      };
    });
}
