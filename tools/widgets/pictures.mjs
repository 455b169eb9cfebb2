/**
 * `npm run pictures [-- type …]`: draws every widget for docs/widgets.md, in the preview of a shop that runs in development,
 * or of any other to which PREVIEW_LINK leads (`npm run staff -- token --preview`).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../run/chromium.mjs';
import { root } from '../locales/message-files.mjs';
import { openStories } from './story-shop.mjs';

const link = process.env.PREVIEW_LINK;
const origin = link ? new URL(link).origin : (process.env.SHOP_ORIGIN ?? 'http://localhost:3000');
const target = join(root, 'docs', 'widgets');

/** Pixels of the window, of the most that is shown of a widget, and of the picture. */
const [windowWidth, mostHeight, pictureWidth] = [1024, 900, 640];
/** The tools that show the others. */
const tools = new Set(['widget-preview', 'content-preview']);
/** The guide stays quick to read and to clone. */
export const mostBytes = 30 * 1024;

/** Types that a picture is drawn of. */
export const picturedTypes = (folder = root) =>
  readdirSync(join(folder, 'widgets')).filter(
    type => !tools.has(type) && existsSync(join(folder, 'widgets', type, 'index.ts')),
  );

/** What shows most of a widget comes first. */
const wishes = ['full.json', 'hero.json', 'grid.json', 'minimal.json'];

function examplesOf(type) {
  const folder = join(root, 'widgets', type, 'examples');
  const names = readdirSync(folder).filter(name => name.endsWith('.json'));
  const ordered = [
    ...wishes.filter(name => names.includes(name)),
    ...names.filter(name => !wishes.includes(name)),
  ];
  return ordered.map(name => ({
    name: name.slice(0, -'.json'.length),
    instance: JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }));
}

/** Draws the first example that has something to show in this shop; answers whether there was one. */
async function drawInPreview(page, type) {
  // Some lead strangers away, the others whoever is signed in.
  const auth = type.startsWith('account-') ? '&auth=customer' : '';
  await page.goto(`${origin}/preview-widgets?frame=1${auth}`);
  await page.locator('[data-stage]').waitFor();
  for (const [turn, { instance }] of examplesOf(type).entries()) {
    const state = await page.evaluate(show, { turn: turn + 1, instance });
    if (state !== 'full') continue;
    await shoot(page, page.locator('[data-stage]'), type);
    return true;
  }
  // What the stage says of it, unless its story has more to show.
  await shoot(page, page.locator('[data-stage]'), type);
  return false;
}

/** With the goods of its story: what this shop has nothing for. */
async function drawStory(page, type, stories) {
  const { title } = JSON.parse(readFileSync(join(root, 'widgets', type, 'props.schema.json'), 'utf8'));
  const [first] = examplesOf(type);
  await page.goto(stories.addressOf(title ?? type, first.name));
  const story = page.locator('#ladle-root');
  await story.locator('[lang] [lang]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const isBlank = await story.evaluate(({ textContent }) => textContent?.trim() === '');
  if (!isBlank) await shoot(page, story, type);
}

async function shoot(page, place, type) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
  const box = await place.boundingBox();
  const height = Math.ceil(Math.min(box ? box.y + box.height : mostHeight, mostHeight));
  const shot = await page.screenshot({
    clip: { x: 0, y: 0, width: windowWidth, height },
    animations: 'disabled',
  });
  writeFileSync(join(target, `${type}.webp`), await small(shot));
}

/** In the page: a stage without a gallery around it hears itself. */
function show({ turn, instance }) {
  return new Promise(resolve => {
    addEventListener('message', ({ data }) => {
      if (data.kind === 'shown' && data.turn === turn) resolve(data.state);
    });
    postMessage({ kind: 'show', turn, instance, layout: 'full', design: 'default' }, location.origin);
  });
}

/** As good as fits into what a picture may weigh. */
async function small(shot) {
  for (let quality = 80; ; quality -= 10) {
    const picture = await sharp(shot)
      .trim({ background: '#ffffff', threshold: 4 })
      .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#ffffff' })
      .resize({ width: pictureWidth, withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (picture.byteLength <= mostBytes || quality <= 20) return picture;
  }
}

/** A change of the sources loads the page anew under our hands: then once more. */
async function patiently(work, tries = 3) {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1) throw error;
    return patiently(work, tries - 1);
  }
}

async function main(wanted) {
  const all = picturedTypes();
  const types = wanted.length > 0 ? wanted : all;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target))
    if (!all.includes(name.replace(/\.webp$/, ''))) rmSync(join(target, name));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: windowWidth, height: mostHeight },
      reducedMotion: 'reduce',
    });
    if (link) await page.goto(link);
    const bare = [];
    for (const type of types) if (!(await patiently(() => drawInPreview(page, type)))) bare.push(type);
    if (bare.length === 0) return;
    console.log(`Drawn from their stories, since this shop has nothing for them: ${bare.join(', ')}`);
    const stories = await openStories(origin);
    try {
      for (const type of bare) await drawStory(page, type, stories);
    } finally {
      stories.close();
    }
  } finally {
    await browser.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(
      `${error.message}\nThe shop of \`npm run dev\` must run at ${origin}; SHOP_ORIGIN names another.`,
    );
    process.exitCode = 1;
  }
}
