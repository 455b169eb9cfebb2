/** What Studio's page makes the browser load before anything is shown, and what of Studio shoppers get. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../tools/run/bootstrap.mjs';

/** In KB of 1000 bytes, compressed. */
export function firstScript() {
  const folder = join(root, 'dist/studio');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file]) => file));
  const bytes = [...files].map(file => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

/** How many marks of the canvas, or of Studio, the HTML of these pages has for shoppers. */
export async function marksOfStudio(origin, pages) {
  const texts = await Promise.all(pages.map(async path => (await fetch(origin + path)).text()));
  return texts.reduce(
    (sum, text) => sum + (text.match(/data-node=|data-canvas|studio-overlay|entry-canvas/g)?.length ?? 0),
    0,
  );
}
