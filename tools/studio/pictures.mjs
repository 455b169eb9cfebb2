/**
 * `npm run studio:pictures`: walks through Studio of a built shop like a merchandiser, by role and name,
 * and takes the pictures of docs/studio.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../files/message-files.mjs';
import { findChromium } from '../run/chromium.mjs';
import { startPictureShop } from './picture-shop.mjs';
import { showApproval, showExperiment, showMarket } from './picture-walks.mjs';

const target = join(root, 'docs', 'studio');
const texts = JSON.parse(readFileSync(join(root, 'locales/studio/en.json'), 'utf8'));
const [width, height] = [1280, 800];
/** Keeps the guide fast to load and the repository small. */
const maxBytes = 80 * 1024;

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** The best quality that fits into the size limit. */
async function small(shot) {
  for (let quality = 82; ; quality -= 8) {
    const picture = await sharp(shot).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.byteLength <= maxBytes || quality <= 20) return picture;
  }
}

/** Takes a picture once the pictures and typefaces of the page and of its canvas are there. */
async function shoot(page, name) {
  await page.waitForLoadState('load');
  for (const frame of page.frames())
    await frame
      .evaluate(async () => {
        await document.fonts.ready;
        // Those at the end of a slider are in no picture; a canvas that grows shows what was below.
        const onScreen = [...document.images].filter(image => {
          const { top, right, bottom, left } = image.getBoundingClientRect();
          return (
            top < 2 * innerHeight && bottom > 0 && left < innerWidth && right > 0 && image.checkVisibility()
          );
        });
        // One that is chosen anew for another width rejects, and is asked again.
        const decoded = image => image.decode().catch(() => image.decode().catch(() => undefined));
        for (const image of onScreen) image.loading = 'eager';
        await Promise.all(onScreen.map(decoded));
      })
      // A frame that another replaces meanwhile is not in the picture.
      .catch(error => {
        if (!frame.isDetached()) throw error;
      });
  const shot = await page.screenshot({ animations: 'disabled' });
  writeFileSync(join(target, `${name}.webp`), await small(shot));
}

async function signIn(page, link) {
  await page.goto(link);
  await button(page, texts.SIGN_IN_BY_LINK).click();
  await page.getByRole('heading', { name: texts.PAGES_KIND_PAGE, level: 1 }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
}

async function openSection(page, name) {
  await page.getByRole('navigation', { name: texts.SHELL_SECTIONS }).getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** What the banner is changed to, in the languages of the shop. */
const banner = [
  { language: 'Suomi', title: 'Kevään ajot alkavat' },
  { language: 'Svenska', title: 'Vårens turer börjar' },
  { language: 'English', title: 'Ready for spring' },
];
const bannerPicture = 'strip-trail';

const inspector = page => page.getByRole('region', { name: texts.EDITOR_INSPECTOR });
const canvasIsReady = page => page.locator('[data-canvas=ready]').waitFor();
const isSaved = page => page.getByText(texts.EDITOR_SAVED, { exact: true }).waitFor();

/** Opens the front page, selects its first banner, and shows what can be added. */
async function openBanner(page) {
  await openSection(page, texts.SHELL_SECTION_PAGES);
  await page.getByRole('link', { name: 'Front page', exact: true }).click();
  await canvasIsReady(page);
  // Beside a narrow canvas the picture for phones would be shown.
  await page.getByLabel(texts.CONTEXT_WIDTH).selectOption('1440');
  await page
    .getByRole('treeitem', { name: /^Banner/ })
    .first()
    .click();
  await shoot(page, 'editor');
  await button(page, texts.OUTLINE_ADD).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Banner', exact: true }).waitFor();
  await shoot(page, 'add');
  await button(page, texts.SHELL_CLOSE).click();
}

/** Another picture, and texts in every language. */
async function changeBanner(page) {
  const details = inspector(page);
  await button(page, texts.MEDIA_CHANGE).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${bannerPicture}`) })
    .click();
  for (const { language, title } of banner) {
    await details.getByRole('radio', { name: language }).check();
    const write = (field, text) =>
      details
        .getByRole('group', { name: field, exact: true })
        .getByRole('textbox', { name: language })
        .fill(text);
    await write('Title', title);
  }
  await isSaved(page);
}

async function publishBanner(page) {
  await button(page, texts.EDITOR_PUBLISH).click();
  const dialog = page.getByRole('dialog', { name: texts.PUBLISH_TITLE });
  await dialog.getByRole('heading', { name: 'Front page' }).waitFor();
  await dialog.getByLabel(texts.PUBLISH_NOTE).fill('Spring begins');
  await dialog.getByRole('heading', { name: 'Front page' }).scrollIntoViewIfNeeded();
  await shoot(page, 'publish');
  await dialog.getByRole('radio', { name: texts.PUBLISH_WHEN_LATER }).check();
  await dialog.getByLabel(new RegExp(texts.PUBLISH_MOMENT.split('{')[0])).fill('2030-03-01T06:00');
  await dialog.getByLabel(texts.PUBLISH_NOTE).scrollIntoViewIfNeeded();
  await shoot(page, 'publish-later');
  await dialog.getByRole('radio', { name: texts.PUBLISH_WHEN_NOW, exact: true }).check();
  await button(page, texts.PUBLISH_NOW).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  await button(page, texts.HISTORY_TAKE_BACK).waitFor();
  // The message about what was published would lie over the differences.
  await button(page, texts.SHELL_CLOSE).click();
  await shoot(page, 'history');
}

async function walk(page, shop, colleague) {
  await signIn(page, shop.link);
  await shoot(page, 'pages');
  await openBanner(page);
  await changeBanner(page);
  await publishBanner(page);
  await openSection(page, texts.SHELL_SECTION_PICTURES);
  await page.getByRole('button', { name: new RegExp(`^${bannerPicture}`) }).click();
  await page.getByText(/^Used in \d+ place/).click();
  await shoot(page, 'pictures');
  await openSection(page, texts.SHELL_SECTION_MENUS);
  await page.getByRole('link', { name: texts.MENUS_AT_FOOTER_FIRST }).click();
  await canvasIsReady(page);
  await page.getByRole('treeitem').nth(2).click();
  await shoot(page, 'menu');
  const picture = { page, texts, shoot, studio: new URL(shop.link).origin };
  await showMarket(picture);
  await showExperiment({ ...picture, shop: shop.origin });
  await showApproval({ ...picture, invite: shop.invite, colleague });
}

async function main() {
  mkdirSync(target, { recursive: true });
  const shop = await startPictureShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const settings = {
      viewport: { width, height },
      locale: 'en-GB',
      timezoneId: 'Europe/Helsinki',
      reducedMotion: 'reduce',
    };
    const page = await browser.newPage(settings);
    await walk(page, shop, () => browser.newPage(settings));
  } finally {
    await browser.close();
    await shop.stop();
  }
}

await main();
