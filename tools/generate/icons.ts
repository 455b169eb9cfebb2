/** Renders the icons of public/icons from the shop's logo: `tsx tools/generate/icons.ts`, after the logo has changed. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { maskableIcon, shopIcon } from '#server/files/shop-icon.ts';

const folder = resolve(import.meta.dirname, '../../public/icons');
mkdirSync(folder, { recursive: true });

const icons = [
  { name: 'icon-192', size: 192, svg: shopIcon },
  { name: 'icon-512', size: 512, svg: shopIcon },
  { name: 'maskable-512', size: 512, svg: maskableIcon },
  { name: 'apple-touch-icon', size: 180, svg: maskableIcon },
];

for (const { name, size, svg } of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`);
