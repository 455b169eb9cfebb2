/**
 * `npm run studio:walks [-- FOLDER]`: does everyday tasks in Studio of a built shop as a newcomer does, in Finnish and
 * Swedish on three screens, and prints how many presses and keys they take and how long that is; with a folder, a picture
 * of each step. `WALKS=banner,row` does some of them, `SCREENS=1280`, `LANGUAGES=fi` on some screens and in some languages.
 *
 * The time is that of the keystroke-level model (Card, Moran and Newell 1980) and of the shop together: for each press 1.35 s
 * of looking and deciding, 1.1 s of pointing and 0.2 s of pressing; for each key 0.28 s, of one who types 40 words a minute,
 * and 0.8 s for the hand's way from the mouse and back. To that comes what the shop was waited for.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../files/message-files.mjs';
import { findChromium } from '../run/chromium.mjs';
import { startPictureShop } from './picture-shop.mjs';
import { tasks } from './walk-tasks.mjs';

const seconds = { look: 1.35, point: 1.1, press: 0.2, key: 0.28, hands: 0.8 };

const among = (name, known) => {
  const asked = process.env[name]?.split(',');
  return asked ? known.filter(each => asked.includes(String(each))) : known;
};
const screens = among('SCREENS', [768, 1280, 1920]);
const languages = among('LANGUAGES', ['fi', 'sv']);
const chosen = among(
  'WALKS',
  tasks.map(({ name }) => name),
);
const folder = process.argv[2];

/** Counts what a person does, and how long the shop lets them wait. */
function createWalker(page, name) {
  const done = { presses: 0, keys: 0, waited: 0, person: 0 };
  let shot = 0;
  const step = async (target, work, keys = 0) => {
    const began = performance.now();
    // What a person waits for is what is to be pressed next.
    await target.waitFor({ state: 'visible' });
    await target.scrollIntoViewIfNeeded();
    done.waited += (performance.now() - began) / 1_000;
    shot += 1;
    if (folder) await page.screenshot({ path: join(folder, `${name}-${String(shot).padStart(2, '0')}.png`) });
    const acted = performance.now();
    await work();
    done.waited += (performance.now() - acted) / 1_000;
    done.presses += 1;
    done.keys += keys;
    done.person += seconds.look + seconds.point + seconds.press;
    if (keys > 0) done.person += seconds.hands + keys * seconds.key;
  };
  return {
    press: (target, options) => step(target, () => target.click(options)),
    check: target => step(target, () => target.check()),
    /** Opens the list and chooses in it: two presses. */
    select: async (target, option) => {
      await step(target, () => target.selectOption(option));
      done.presses += 1;
      done.person += seconds.look + seconds.point + seconds.press;
    },
    /** Opens the dialog of the computer, and chooses a file in it. */
    choose: async (target, file) => {
      const began = performance.now();
      await target.setInputFiles(file);
      done.waited += (performance.now() - began) / 1_000;
      done.presses += 2;
      done.person += 2 * (seconds.look + seconds.point + seconds.press);
    },
    /** Writes over what the field says. */
    write: (target, text) => step(target, () => target.fill(text), text.length + 1),
    keys: (text, count = 1) => step(page.locator('body'), () => page.keyboard.press(text), count),
    /** Until the shop says or shows something. */
    async until(work) {
      const began = performance.now();
      await work();
      done.waited += (performance.now() - began) / 1_000;
    },
    figures: () => ({ ...done, all: done.person + done.waited }),
  };
}

const round = value => Math.round(value * 10) / 10;

async function walkAll(browser, link, picture) {
  const rows = [];
  let turn = 0;
  for (const language of languages) {
    const texts = JSON.parse(readFileSync(join(root, `locales/studio/${language}.json`), 'utf8'));
    for (const width of screens) {
      const context = await browser.newContext({
        locale: `${language}-FI`,
        viewport: { width, height: Math.round(width * 0.5625) < 700 ? 900 : Math.round(width * 0.5625) },
        storageState: link.state,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(link.origin);
      turn += 1;
      for (const { name, before, run, after, limit } of tasks) {
        if (!chosen.includes(name)) continue;
        const walker = createWalker(page, `${name}-${language}-${width}`);
        const key = `${language}-${width}`;
        try {
          await page.goto(`${link.origin}/pages`);
          await page.getByRole('heading', { name: texts.SHELL_SECTION_PAGES, level: 1 }).waitFor();
          const walk = { ...{ page, walker, texts, language }, ...{ picture, key, turn } };
          await before?.(walk);
          await run(walk);
          await after?.(walk);
          const { presses, keys, person, waited, all } = walker.figures();
          rows.push({
            task: name,
            language,
            width,
            presses,
            keys,
            person: round(person),
            shop: round(waited),
            seconds: round(all),
            limit,
          });
        } catch (error) {
          if (folder) await page.screenshot({ path: join(folder, `${name}-${key}-failed.png`) });
          rows.push({ task: name, language, width, limit, failed: String(error).split('\n')[0] });
        }
      }
      await context.close();
    }
  }
  return rows;
}

const picture = await sharp({ create: { width: 1920, height: 640, channels: 3, background: '#2f6f4f' } })
  .png()
  .toBuffer();
if (folder) mkdirSync(folder, { recursive: true });
const shop = await startPictureShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  // The link signs in once; the walks share its session.
  const first = await browser.newContext();
  const page = await first.newPage();
  await page.goto(shop.link);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('navigation').first().waitFor();
  const link = { origin: new URL(shop.link).origin, state: await first.storageState() };
  console.table(await walkAll(browser, link, picture));
} finally {
  await browser.close();
  await shop.stop();
}
