/**
 * Bakes renderings: products without colour with the masks of their accents into demo/pictures; wide pictures of categories and
 * scenes into the folder of the shop.
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawBanner, underSky } from './banner.mjs';
import { accentOf, cutout, GROUND, isRendered } from './cutout.mjs';

const rendered = passes =>
  readdirSync(passes)
    .map(file => /^(.+-\d)\.accent\.png$/.exec(file)?.[1])
    .filter(name => name !== undefined)
    .sort();

/**
 * @param target of the renderings
 * @param shop the folder of the shop
 * @returns the number of renderings and their bytes.
 */
export async function bakePictures(passes, target, shop) {
  mkdirSync(target, { recursive: true });
  const categories = readFileSync(join(shop, 'catalogue/categories.csv'), 'utf8');
  for (const name of rendered(passes)) {
    const shown = await cutout(passes, name);
    await sharp(shown)
      .flatten({ background: GROUND })
      .webp({ quality: 84, effort: 4 })
      .toFile(join(target, `${name}.webp`));
    await accentOf(passes, name)
      .webp({ quality: 60, effort: 4 })
      .toFile(join(target, `${name}.accent.webp`));
    const kind = /^(.+)-0$/.exec(name)?.[1];
    const banner = `category-${kind}.webp`;
    if (kind !== undefined && isRendered(passes, name) && categories.includes(banner))
      await drawBanner(passes, kind, join(shop, 'pictures', banner));
  }
  for (const file of readdirSync(passes).filter(name => name.endsWith('.scene.png'))) {
    const scene = await underSky(join(passes, file));
    const name = file.replace('.scene.png', '.webp');
    await scene.webp({ quality: 80, effort: 4 }).toFile(join(shop, 'pictures', name));
  }
  const files = readdirSync(target).filter(file => file.endsWith('.webp'));
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(target, file)).size, 0),
  };
}
