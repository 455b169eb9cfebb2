/** Wide pictures: those of categories, a product on a studio ground with room for text at the left, and scenes under a sky. */
import sharp from 'sharp';
import { cutout, isRendered } from './cutout.mjs';

const SIZE = { width: 1200, height: 400 };
const RED = '#c8161d';

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400">
<path fill="#f5f4f2" d="M0 0h1200v400H0z"/><path fill="#ebe9e4" d="M620 0h580v400H480z"/><path fill="#e0ddd6" d="M940 0h260v400H800z"/>
</svg>`;

const placed = async (picture, side, left, top) => ({
  input: await sharp(picture).resize(side, side).png().toBuffer(),
  left,
  top,
});

/** The product from its first side, and smaller behind it from its second one. */
export async function drawBanner(passes, kind, file) {
  const layers = [];
  if (isRendered(passes, `${kind}-1`))
    layers.push(await placed(await cutout(passes, `${kind}-1`, '#4a5259'), 270, 920, 72));
  layers.push(await placed(await cutout(passes, `${kind}-0`, RED), 400, 580, 0));
  await sharp({ create: { ...SIZE, channels: 3, background: '#f5f4f2' } })
    .composite([{ input: Buffer.from(ground) }, ...layers])
    .webp({ quality: 80, effort: 4 })
    .toFile(file);
}

/** A scene is rendered without its sky. */
export async function underSky(file) {
  const { width, height } = await sharp(file).metadata();
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="#9fb6c8"/><stop offset=".75" stop-color="#e6edf0"/></linearGradient><path fill="url(#s)" d="M0 0h${width}v${height}H0z"/></svg>`;
  return sharp(Buffer.from(sky)).composite([{ input: file }]);
}
