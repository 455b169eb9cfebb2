/**
 * `npm run pictures [-- type …]`: takes a screenshot of every widget for docs/widgets.md, in the preview of a shop in development,
 * or of the shop that PREVIEW_LINK opens (`npm run staff -- token --preview`).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../files/message-files.mjs';
import { findChromium } from '../run/chromium.mjs';
import { openStories } from './story-shop.mjs';

const link = process.env.PREVIEW_LINK;
const origin = link ? new URL(link).origin : (process.env.SHOP_ORIGIN ?? 'http://localhost:3000');
const target = join(root, 'docs', 'widgets');

/** In pixels: width of the window, maximum height of a widget, width of the screenshot. */
const [windowWidth, maxHeight, pictureWidth] = [1024, 900, 640];
/** Widgets that are part of the preview tools. */
const tools = new Set(['widget-preview', 'content-preview']);
/** Keeps the guide fast to load and the repository small. */
export const maxBytes = 30 * 1024;

/** Widget types with a screenshot. */
export const picturedTypes = (folder = root) =>
  readdirSync(join(folder, 'widgets')).filter(
    type => !tools.has(type) && existsSync(join(folder, 'widgets', type, 'index.ts')),
  );

/** The examples that show the most come first. */
const preferredExamples = ['full.json', 'hero.json', 'grid.json', 'minimal.json'];

function examplesOf(type) {
  const folder = join(root, 'widgets', type, 'examples');
  const names = readdirSync(folder).filter(name => name.endsWith('.json'));
  const ordered = [
    ...preferredExamples.filter(name => names.includes(name)),
    ...names.filter(name => !preferredExamples.includes(name)),
  ];
  return ordered.map(name => ({
    name: name.slice(0, -'.json'.length),
    instance: JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }));
}

/** Takes a screenshot of the first example that has content in this shop; returns whether there was one. */
async function drawInPreview(page, type) {
  // Account widgets redirect anonymous visitors, some others redirect signed-in customers.
  const auth = type.startsWith('account-') ? '&auth=customer' : '';
  await page.goto(`${origin}/preview-widgets?frame=1${auth}`);
  await page.locator('[data-stage]').waitFor();
  for (const [turn, { instance }] of examplesOf(type).entries()) {
    const state = await page.evaluate(show, { turn: turn + 1, instance });
    if (state !== 'full') continue;
    await shoot(page, page.locator('[data-stage]'), type);
    return true;
  }
  // Shows the placeholder of the preview; the story replaces it if it has content.
  await shoot(page, page.locator('[data-stage]'), type);
  return false;
}

/** Takes the screenshot from the widget's story, which has its own data. */
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
  const height = Math.ceil(Math.min(box ? box.y + box.height : maxHeight, maxHeight));
  const shot = await page.screenshot({
    clip: { x: 0, y: 0, width: windowWidth, height },
    animations: 'disabled',
  });
  writeFileSync(join(target, `${type}.webp`), await small(shot));
}

/** Runs in the page: without a gallery around it, the preview frame receives its own messages. */
function show({ turn, instance }) {
  return new Promise(resolve => {
    addEventListener('message', ({ data }) => {
      if (data.kind === 'shown' && data.turn === turn) resolve(data.state);
    });
    postMessage({ kind: 'show', turn, instance, layout: 'full', design: 'default' }, location.origin);
  });
}

/** The best quality that fits into the size limit. */
async function small(shot) {
  for (let quality = 80; ; quality -= 10) {
    const picture = await sharp(shot)
      .trim({ background: '#ffffff', threshold: 4 })
      .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#ffffff' })
      .resize({ width: pictureWidth, withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (picture.byteLength <= maxBytes || quality <= 20) return picture;
  }
}

/** Retries, because a change of the sources may reload the page meanwhile. */
async function withRetries(work, attempts = 3) {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1) throw error;
    return withRetries(work, attempts - 1);
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
      viewport: { width: windowWidth, height: maxHeight },
      reducedMotion: 'reduce',
    });
    if (link) await page.goto(link);
    const withoutContent = [];
    for (const type of types)
      if (!(await withRetries(() => drawInPreview(page, type)))) withoutContent.push(type);
    if (withoutContent.length === 0) return;
    console.log(`Taken from stories, because this shop has no data for: ${withoutContent.join(', ')}`);
    const stories = await openStories(origin);
    try {
      for (const type of withoutContent) await drawStory(page, type, stories);
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
    console.error(`${error.message}\nStart the shop with \`npm run dev\` at ${origin}, or set SHOP_ORIGIN.`);
    process.exitCode = 1;
  }
}
