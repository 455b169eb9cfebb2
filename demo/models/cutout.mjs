/** Puts the passes of one rendering together: shadow, model and accent. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The shop's soft ground: pictures lie on it, so that cards show no edge around them. */
export const GROUND = '#f5f4f2';

/** Keeps the dark core of the shadow, where the model touches the ground, and lets its wide veil fade. */
const SHADOW = { gain: 0.95, offset: -14 };

/** Lets a shadow end before the edge of the picture, which would cut it. */
function fade(shadow, width) {
  const reach = width * 0.16;
  for (let at = 0; at < shadow.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const edge = Math.min(x, width - 1 - x, y, width - 1 - y) / reach;
    if (edge < 1) shadow[at] *= edge * edge * (3 - 2 * edge);
  }
}

const pass = (passes, name, kind) => join(passes, `${name}${kind}.png`);

/** Whether the model of this name and view was rendered, as in `winch-0`. */
export const isRendered = (passes, name) => existsSync(pass(passes, name, '.accent'));

/** The mask of the accent: one channel of the picture's size. */
export const accentOf = (passes, name) =>
  sharp(pass(passes, name, '.accent'))
    .flatten({ background: '#000' })
    .extractChannel(0);

/**
 * The model with its shadow on a transparent ground, as PNG.
 * @param colour of its accent; neutral without one
 */
export async function cutout(passes, name, colour) {
  const { width, height } = await sharp(pass(passes, name, '')).metadata();
  const layers = [{ input: pass(passes, name, '') }];
  if (existsSync(pass(passes, name, '.shadow'))) {
    const soft = await sharp(pass(passes, name, '.shadow'))
      .resize(width, height)
      .blur(7)
      .linear(SHADOW.gain, SHADOW.offset)
      .extractChannel(3)
      .raw()
      .toBuffer();
    fade(soft, width);
    const dark = { create: { width, height, channels: 3, background: '#14161a' } };
    const raw = { width, height, channels: 1 };
    layers.unshift({ input: await sharp(dark).joinChannel(soft, { raw }).png().toBuffer() });
  }
  if (colour) {
    const mask = await accentOf(passes, name).raw().toBuffer();
    const plain = { create: { width, height, channels: 3, background: colour } };
    const raw = { width, height, channels: 1 };
    layers.push({ input: await sharp(plain).joinChannel(mask, { raw }).png().toBuffer(), blend: 'multiply' });
  }
  const empty = { create: { width, height, channels: 4, background: '#0000' } };
  return sharp(empty).composite(layers).png().toBuffer();
}
