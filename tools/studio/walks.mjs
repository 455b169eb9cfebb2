/**
 * `npm run studio:walks [-- FOLDER]`: does two everyday tasks in Studio of a built shop at the pace of a newcomer,
 * and prints how many steps and how long they take; with a folder, a picture of each step.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../files/message-files.mjs';
import { findChromium } from '../run/chromium.mjs';
import { startPictureShop } from './picture-shop.mjs';

/** Milliseconds for one key, and for finding what to press next. */
const key = 250;
const look = 1500;

const texts = JSON.parse(readFileSync(join(root, 'locales/studio/fi.json'), 'utf8'));
const shots = process.argv[2];

/** Counts what a person does; each step begins with a look at the screen. */
function createWalker(page, task) {
  const began = Date.now();
  let steps = 0;
  const step = async work => {
    await page.waitForTimeout(look);
    steps += 1;
    if (shots) await page.screenshot({ path: join(shots, `${task}-${String(steps).padStart(2, '0')}.png`) });
    await work();
  };
  return {
    press: target => step(() => target.click()),
    choose: (target, file) => step(() => target.setInputFiles(file)),
    /** Selects what the field says, and writes over it. */
    write: (target, text) =>
      step(async () => {
        await target.click();
        await target.press('ControlOrMeta+a');
        await target.pressSequentially(text, { delay: key });
      }),
    figures: () => ({ task, steps, seconds: Math.round((Date.now() - began) / 1000) }),
  };
}

const button = (within, name) => within.getByRole('button', { name, exact: true });
const section = (page, name) =>
  page.getByRole('navigation', { name: texts.SHELL_SECTIONS }).getByRole('link', { name });
const inspector = page => page.getByRole('region', { name: texts.EDITOR_INSPECTOR });
const language = (page, name) => inspector(page).getByRole('radio', { name });
const field = (page, name) =>
  inspector(page).getByRole('group', { name, exact: true }).getByRole('textbox').first();
const dialog = page => page.getByRole('dialog');
const canvas = page => page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
const isShown = page => page.locator('[data-canvas=ready]').waitFor();
const isSaid = (page, text) => page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

async function publish(page, walker) {
  await walker.press(button(page, texts.EDITOR_PUBLISH));
  const accept = dialog(page).getByRole('checkbox', { name: texts.PUBLISH_ACCEPT });
  const go = button(dialog(page), texts.PUBLISH_NOW);
  // The button waits for what is checked, and for the tick where there are warnings.
  await dialog(page).locator('button:enabled', { hasText: texts.PUBLISH_NOW }).or(accept).first().waitFor();
  if (await accept.isVisible()) await walker.press(accept);
  await walker.press(go);
  await isSaid(page, texts.PUBLISH_DONE);
}

/** Adds a picture from the computer, and chooses it. */
async function addPicture(page, walker, buffer) {
  await walker.choose(dialog(page).getByLabel(texts.MEDIA_UPLOAD), {
    name: 'kevat.png',
    mimeType: 'image/png',
    buffer,
  });
  await dialog(page).waitFor({ state: 'hidden' });
}

/** The banner of the front page in both languages with a new picture, published and taken back. */
async function changeBanner(page, picture) {
  const walker = createWalker(page, 'banner');
  await walker.press(page.getByRole('link', { name: 'Etusivu', exact: true }));
  await isShown(page);
  await walker.press(
    canvas(page)
      .getByRole('link', { name: /Aura kiinni/ })
      .first(),
  );
  await walker.press(page.getByRole('link', { name: texts.CANVAS_OTHER_OPEN }));
  await isShown(page);
  await walker.write(field(page, 'Otsikko'), 'Kevään ajot alkavat');
  await walker.press(language(page, 'Svenska'));
  await walker.write(field(page, 'Otsikko'), 'Vårens turer börjar');
  await walker.press(button(inspector(page), texts.MEDIA_CHANGE));
  await addPicture(page, walker, picture);
  await isSaid(page, texts.EDITOR_SAVED);
  await publish(page, walker);
  await walker.press(page.getByRole('link', { name: texts.EDITOR_HISTORY }));
  await walker.press(button(page, texts.HISTORY_TAKE_BACK));
  await walker.press(button(dialog(page), texts.HISTORY_CONFIRM));
  await isSaid(page, texts.HISTORY_TAKEN_BACK);
  return walker.figures();
}

/** Opens the shop, and finds the page by its entry in the menu. */
async function inShop(page, walker) {
  const opened = page.waitForEvent('popup');
  await walker.press(page.getByRole('link', { name: texts.EDITOR_IN_SHOP }));
  const shop = await opened;
  const entry = shop.getByRole('link', { name: 'Vårens erbjudanden' }).first();
  await entry.waitFor({ state: 'attached' });
  await shop.goto(await entry.evaluate(({ href }) => href));
  await shop.getByRole('heading', { name: 'Vårens erbjudanden' }).waitFor();
  const banner = shop.getByRole('main').getByRole('link', { name: /Vårens erbjudanden/ });
  await banner.locator('img').first().waitFor();
  await shop.close();
}

/** A landing page in both languages with a picture and an entry in the main menu, as the shop shows it. */
async function makeLandingPage(page, picture) {
  const walker = createWalker(page, 'landing-page');
  await walker.press(section(page, texts.SHELL_SECTION_PAGES));
  await walker.press(button(page, texts.PAGES_NEW));
  await walker.write(dialog(page).getByRole('textbox').first(), 'Kevään tarjoukset');
  await walker.write(dialog(page).getByRole('textbox', { name: /Svenska/ }), '/varens-erbjudanden');
  await walker.press(button(dialog(page), texts.PAGES_CREATE));
  await isShown(page);
  await walker.press(
    canvas(page)
      .getByRole('link', { name: /Kevään tarjoukset/ })
      .first(),
  );
  await walker.press(button(inspector(page), texts.MEDIA_CHOOSE));
  await addPicture(page, walker, picture);
  await walker.press(language(page, 'Svenska'));
  await walker.write(field(page, 'Otsikko'), 'Vårens erbjudanden');
  await walker.press(canvas(page).getByRole('heading', { name: 'Vad det handlar om' }));
  await walker.write(inspector(page).locator('[contenteditable=true]').first(), 'Allt för våren.');
  await walker.press(language(page, 'Suomi'));
  await walker.write(inspector(page).locator('[contenteditable=true]').first(), 'Kaikki kevääksi.');
  await isSaid(page, texts.EDITOR_SAVED);
  await publish(page, walker);
  await walker.press(section(page, texts.SHELL_SECTION_MENUS));
  await walker.press(page.getByRole('link', { name: texts.MENUS_AT_MAIN_DESKTOP }));
  await walker.press(button(page, texts.OUTLINE_ADD));
  await walker.write(dialog(page).getByRole('combobox'), 'Kevään');
  await walker.press(
    dialog(page)
      .getByRole('option', { name: /Kevään tarjoukset/ })
      .first(),
  );
  await walker.press(language(page, 'Svenska'));
  await walker.write(field(page, 'Teksti'), 'Vårens erbjudanden');
  await publish(page, walker);
  await inShop(page, walker);
  return walker.figures();
}

const picture = await sharp({ create: { width: 1920, height: 640, channels: 3, background: '#2f6f4f' } })
  .png()
  .toBuffer();
if (shots) mkdirSync(shots, { recursive: true });
const { link, stop } = await startPictureShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ locale: 'fi-FI', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(15_000);
  await page.goto(link);
  await button(page, texts.SIGN_IN_BY_LINK).click();
  await page.getByRole('heading', { name: texts.SHELL_SECTION_PAGES, level: 1 }).waitFor();
  for (const walk of [() => changeBanner(page, picture), () => makeLandingPage(page, picture)]) {
    const { task, steps, seconds } = await walk();
    console.log(`${task}: ${steps} steps, ${seconds} s`);
  }
} finally {
  await browser.close();
  await stop();
}
