/** Studio's editor on pages of 30 and 300 widgets: opening it, and typing in the inspector while the canvas follows. */

import { launchBrowser } from './browser.mjs';
import { startBuiltShop } from './built-shop.mjs';
import { median, round } from './figures.mjs';
import { options } from './run/options.mjs';
import { timePublications } from './studio-publish.mjs';

export const title = 'Studio';
export const note =
  'A warm server; the page is a draft of text and banner widgets. Keystroke: from the key to the painted frame, 50 characters.';

const OPENINGS = options.short ? 1 : 5;
const CHARACTERS = 50;
const documentPath = `/api/documents/${encodeURIComponent('page:newsletter')}`;

const text = (id, words) => ({
  type: 'text',
  v: 2,
  id,
  props: { title: { fi: words, sv: words, en: words }, titleTag: 'h2' },
});
const rowOf = (start, count) => ({
  kind: 'container',
  id: `row-${start}`,
  layout: 'third',
  widgets: Array.from({ length: count }, (_, at) => text(`text-${start + at}`, `Otsikko ${start + at}`)),
});

/** Calls Studio's API as its own page does. */
export const call = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(what === undefined ? {} : { body: JSON.stringify(what) }),
      });
      const value = await answer.text();
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status} ${value.slice(0, 200)}`);
      return value === '' ? null : JSON.parse(value);
    },
    [method, path, body],
  );

const ROWS = 20;

/** Makes the draft a page of so many widgets, behind what it has by itself. A region holds 25 rows. */
export async function resize(page, size) {
  const open = () => call(page, 'GET', documentPath);
  const isRow = ({ id }) => id.startsWith('row-');
  const send = async (version, ops) => {
    for (let at = 0; at < ops.length; at += 20)
      await call(page, 'POST', `${documentPath}/operations`, {
        ...{ base: version + at / 20, clientId: crypto.randomUUID(), seq: 1 },
        ops: ops.slice(at, at + 20),
      });
  };
  // Drafts of an earlier run are still there.
  const before = await open();
  await send(
    before.version,
    before.body.regions.main.filter(isRow).map(({ id }) => ({ remove: { id } })),
  );
  const rows = [];
  const each = Math.ceil(size / ROWS);
  for (let start = 0; start < size; start += each) rows.push(rowOf(start, Math.min(each, size - start)));
  const { version } = await open();
  await send(
    version,
    rows.map((node, at) => ({ insert: { after: rows[at - 1]?.id ?? 'content', node } })),
  );
}

/** Times from the navigation until the outline can be used and until the frame has painted. */
export async function openEditor(page, studioOrigin) {
  const started = performance.now();
  await page.goto(`${studioOrigin}/edit/page:newsletter`);
  await page.locator('[role=treeitem]').first().waitFor();
  const usable = performance.now() - started;
  const frame = await frameOf(page);
  await frame.locator('#w-title').waitFor();
  const painted = performance.now() - started;
  await page.locator('[data-canvas=ready]').waitFor();
  return { usable, painted, ready: performance.now() - started };
}

export async function frameOf(page) {
  const element = await page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The canvas has no frame');
  return frame;
}

/** Types in the first text field of the inspector, and takes the time of each key until the frame says that it has painted. */
async function type(page) {
  const frame = await frameOf(page);
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));
  await frame.evaluate(() => {
    globalThis.longTasks = 0;
    // Studio around the frame may share its thread.
    const isOwn = ({ name }) => name === 'self';
    new PerformanceObserver(list => (globalThis.longTasks += list.getEntries().filter(isOwn).length)).observe(
      { type: 'longtask' },
    );
  });
  await page.locator('[role=treeitem]', { hasText: 'Otsikko 0' }).first().click();
  const answers = [];
  const isChange = request => request.method() === 'POST' && request.url().endsWith('/operations');
  page.on('requestfinished', request => {
    if (isChange(request)) answers.push(request.timing().responseEnd);
  });
  const field = page
    .locator('[data-part=inspector] textarea, [data-part=inspector] input[type=text]')
    .first();
  await field.click();
  await page.evaluate(() => {
    globalThis.keyTimes = [];
    let pressed = 0;
    addEventListener('keydown', () => (pressed = performance.now()), true);
    addEventListener('message', ({ data }) => {
      if (data.kind !== 'canvas:painted' || pressed === 0) return;
      globalThis.keyTimes.push(performance.now() - pressed);
      pressed = 0;
    });
  });
  for (let at = 0; at < CHARACTERS; at += 1) {
    const before = await page.evaluate(() => globalThis.keyTimes.length);
    await page.keyboard.type('abcdefghij'[at % 10]);
    await page.waitForFunction(count => globalThis.keyTimes.length > count, before);
  }
  const times = await page.evaluate(() => globalThis.keyTimes);
  const longTasks = await frame.evaluate(() => globalThis.longTasks);
  // Changes are sent together some time after the last key.
  if (answers.length === 0) await page.waitForEvent('requestfinished', isChange);
  const ascending = (a, b) => a - b;
  return { times: times.toSorted(ascending), answers: answers.toSorted(ascending), longTasks, reloads };
}

export async function measure() {
  let takeLink;
  const printed = new Promise(resolve => (takeLink = resolve));
  const shop = await startBuiltShop({ LOG_LEVEL: 'info' }, line => {
    const link = /Studio: (\S+?)"/.exec(line)?.[1];
    if (link) takeLink(link);
  });
  const browser = await launchBrowser();
  let second;
  try {
    const { origin, hash } = new URL(await printed);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/`);
    await call(page, 'POST', '/api/session/link', { token: hash.slice(1) });
    await resize(page, 30);
    await openEditor(page, origin);
    const openings = [];
    for (let at = 0; at < OPENINGS; at += 1) openings.push(await openEditor(page, origin));
    await resize(page, 300);
    await openEditor(page, origin);
    const { times, answers, longTasks, reloads } = await type(page);
    // The same data folder: the second instance uses the database server of the first.
    second = await startBuiltShop();
    const { published, takenBack } = await timePublications(
      (...request) => call(page, ...request),
      [shop.origin, second.origin],
    );
    const middle = key => Math.round(median(openings.map(each => each[key])));
    const at95 = sorted => round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0, 1);
    return [
      {
        columns: ['editor'],
        rows: [
          {
            name: 'outline usable, 30 widgets, ms',
            values: { editor: middle('usable') },
            goal: { most: 1000 },
          },
          {
            name: 'canvas painted, 30 widgets, ms',
            values: { editor: middle('painted') },
            goal: { most: 1500 },
          },
          { name: 'canvas follows, 30 widgets, ms', values: { editor: middle('ready') } },
          { name: 'keystroke to painted, 300 widgets, p50, ms', values: { editor: round(median(times), 1) } },
          {
            name: 'keystroke to painted, 300 widgets, p95, ms',
            values: { editor: at95(times) },
            goal: { most: 100 },
          },
          {
            name: 'operations acknowledged, 300 widgets, p95, ms',
            values: { editor: at95(answers) },
            goal: { most: 150 },
          },
          { name: 'tasks over 50 ms in the frame', values: { editor: longTasks }, goal: { most: 0 } },
          {
            name: 'published until two instances serve it, slowest, ms',
            values: { editor: published },
            goal: { most: 2000 },
          },
          {
            name: 'taken back until two instances serve it, slowest, ms',
            values: { editor: takenBack },
            goal: { most: 2000 },
          },
          { name: 'loads of the frame', values: { editor: reloads }, goal: { most: 0 } },
        ],
      },
    ];
  } finally {
    await browser.close();
    await second?.stop();
    await shop.stop();
  }
}
