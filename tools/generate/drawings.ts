/** Writes the illustrations of empty and failed pages: `npx tsx tools/generate/drawings.ts`; the files are committed. `no-favorites.svg` beside them is drawn by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawEmptyState } from '#demo/drawings/draw-empty-state.ts';

const folder = join(import.meta.dirname, '..', '..', 'public', 'drawings');

mkdirSync(folder, { recursive: true });
for (const name of ['empty-cart', 'not-found', 'error', 'no-results'] as const) {
  writeFileSync(join(folder, `${name}.svg`), drawEmptyState(name));
}
