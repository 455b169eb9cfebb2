/**
 * Bakes renderings into demo/pictures: products without colour with the masks of their accents,
 * wide pictures of categories, and scenes.
 */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawBanner, underSky } from './banner.mjs';
import { accentOf, cutout, GROUND, isRendered } from './cutout.mjs';

const rendered = passes =>
  readdirSync(passes)
    .map(file => /^(.+-\d)\.accent\.png$/.exec(file)?.[1])
    .filter(name => name !== undefined)
    .sort();

/** @returns the number of files in the folder and their bytes. */
export async function bakePictures(passes, target) {
  mkdirSync(target, { recursive: true });
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
    if (kind !== undefined && isRendered(passes, name))
      await drawBanner(passes, kind, join(target, `${kind}.banner.webp`));
  }
  for (const file of readdirSync(passes).filter(name => name.endsWith('.scene.png'))) {
    const scene = await underSky(join(passes, file));
    await scene.webp({ quality: 80, effort: 4 }).toFile(join(target, file.replace('.scene.png', '.webp')));
  }
  const files = readdirSync(target).filter(file => file.endsWith('.webp'));
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(target, file)).size, 0),
  };
}
