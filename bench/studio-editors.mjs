/** Studio with five editors in one document on two instances: every budget of editing, and what publishing costs shoppers. */
import { launchBrowser } from './browser.mjs';
import { median, round } from './figures.mjs';
import { options } from './run/options.mjs';
import { findPages } from './shop-pages.mjs';
import { call as callOf, frameOf, openEditor, resize } from './studio.mjs';
import { firstScript, marksOfStudio } from './studio-editors/first-script.mjs';
import { duplicateAndDelete, typeTitle } from './studio-editors/keys.mjs';
import { caller, startWithStudio } from './studio-editors/open-studio.mjs';
import { publishSeveral } from './studio-editors/publish-several.mjs';
import { shopDuring } from './studio-editors/shoppers.mjs';
import { startEditors } from './studio-editors/simulated-editors.mjs';
import { lookAtPage, timePublications } from './studio-publish.mjs';

export const title = 'Studio with five editors';
export const note =
  'Two instances on one database. Four editors without a browser save a title twice a second in the document of the fifth, who works in Chromium on the same machine; *alone* is the same without the four. The shoppers’ ratio is that of their p95 while somebody publishes, or takes back, to that without publications, in turns of one run.';

const short = options.short;
const pathOf = id => `/api/documents/${encodeURIComponent(id)}`;
const edited = pathOf('page:newsletter');
/** Widgets of the page while somebody types; with its rows, the tree of the second part has 1,000 nodes. */
const TYPED = 300;
const LARGE = 980;
const others = [50, 100, 150, 200].map(at => ({ id: `text-${at}`, title: `Otsikko ${at}` }));

const at95 = times => {
  const sorted = times.toSorted((one, other) => one - other);
  return round(sorted[Math.ceil(sorted.length * 0.95) - 1], 1);
};

/** Does the work alone, and again while the others type. */
async function aloneAndFive(start, work) {
  const alone = await work();
  const editors = await start();
  let five;
  let measured;
  try {
    five = await work();
  } finally {
    measured = await editors.stop();
  }
  return { alone, five, ...measured };
}

async function timeChecks(call) {
  const times = [];
  for (let turn = 0; turn < (short ? 2 : 20); turn += 1) {
    const began = performance.now();
    await call('POST', `${edited}/check`);
    times.push(performance.now() - began);
  }
  return times;
}

/** A page that is never published: what is published must not change meanwhile. */
async function withCopy(call, work) {
  const key = `mitattu-${crypto.randomUUID().slice(0, 8)}`;
  await call('POST', '/api/documents', {
    ...{ kind: 'page', key, label: key, from: { document: 'page:newsletter' } },
    paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` },
  });
  const copy = pathOf(`page:${key}`);
  try {
    return await work(copy);
  } finally {
    await call('DELETE', copy);
  }
}

/**
 * Milliseconds of shoppers without publications, with one a second and with one after the other, in turns, and how long
 * these took to be served. Whether a page is served is asked for in all turns alike.
 */
async function timeShoppers({ call, origins, startIn }) {
  const paths = Object.values(await findPages(origins[0]));
  const turns = { calm: [], published: [], burst: [] };
  let slowest = { published: 0, takenBack: 0 };
  const calm = async () =>
    turns.calm.push(...(await shopDuring(origins, paths, () => lookAtPage(origins, short ? 200 : 5_000))));
  const publish = async every => {
    slowest = await timePublications(call, origins, every);
  };
  await withCopy(call, async copy => {
    const editors = await startIn(copy);
    try {
      await calm();
      turns.published.push(...(await shopDuring(origins, paths, () => publish(short ? 0 : 1_000))));
      await calm();
      turns.burst.push(...(await shopDuring(origins, paths, () => publish(0))));
    } finally {
      await editors.stop();
    }
  });
  const [before, during, burst] = [turns.calm, turns.published, turns.burst].map(at95);
  return { before, during, burst, ...slowest };
}

/** Every page of the editor is opened anew, so that nothing watches twice. */
async function measureKeys(page, studio, start) {
  const characters = short ? 5 : 50;
  await resize(page, TYPED);
  const keys = await aloneAndFive(start, async () => {
    await openEditor(page, studio);
    let reloads = 0;
    const frame = await frameOf(page);
    page.on('framenavigated', navigated => (reloads += navigated === frame ? 1 : 0));
    return {
      ...(await typeTitle(page, { id: 'text-0', title: 'Otsikko 0', characters })),
      reloads,
    };
  });
  await page.goto('about:blank');
  await resizeAgain(page, studio, LARGE);
  const tree = await aloneAndFive(start, async () => {
    await openEditor(page, studio);
    return duplicateAndDelete(page, { title: 'Otsikko 1', times: short ? 2 : 15 });
  });
  await page.goto('about:blank');
  await resizeAgain(page, studio, TYPED);
  return { keys, tree };
}

async function resizeAgain(page, studio, size) {
  await page.goto(`${studio}/pages`);
  await resize(page, size);
}

export async function measure() {
  const shop = await startWithStudio();
  const browser = await launchBrowser();
  let second;
  try {
    second = await startWithStudio();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${shop.studio}/`);
    await callOf(page, 'POST', '/api/session/link', { token: shop.token });
    const cookies = await page.context().cookies(shop.studio);
    const secret = cookies.find(({ name }) => name.startsWith('studio-'))?.value ?? '';
    const call = caller(shop.studio, secret);
    const origins = [shop.origin, second.origin];
    const startIn = document =>
      startEditors({ studios: [shop.studio, second.studio], secret, document, nodes: others });
    const start = () => startIn(edited);

    const { keys, tree } = await measureKeys(page, shop.studio, start);
    const checks = await aloneAndFive(start, () => timeChecks(call));
    const several = await aloneAndFive(start, async () => {
      const times = [];
      for (let turn = 0; turn < (short ? 1 : 3); turn += 1) times.push(await publishSeveral(call));
      return times;
    });
    const shoppers = await timeShoppers({ call, origins, startIn });
    const marks = await marksOfStudio(shop.origin, Object.values(await findPages(shop.origin)));
    return [{ columns: ['alone', 'five'], rows: rowsOf({ keys, tree, checks, several, shoppers, marks }) }];
  } finally {
    await browser.close();
    await second?.stop();
    await shop.stop();
  }
}

function rowsOf({ keys, tree, checks, several, shoppers, marks }) {
  const pair = (of, take) => ({ alone: take(of.alone), five: take(of.five) });
  const row = (name, values, most) => ({ name, values, ...(most === undefined ? {} : { goal: { most } }) });
  const saved = [...keys.acknowledged, ...tree.acknowledged, ...checks.acknowledged];
  const found = [...keys.checked, ...tree.checked, ...checks.checked];
  const seen = [...keys.seen, ...tree.seen, ...checks.seen];
  return [
    row(
      `keystroke to painted, ${TYPED} widgets, p50, ms`,
      pair(keys, ({ times }) => round(median(times), 1)),
    ),
    row(
      `keystroke to painted, ${TYPED} widgets, p95, ms`,
      pair(keys, ({ times }) => at95(times)),
      100,
    ),
    row(
      'tasks over 50 ms in the frame while typing',
      pair(keys, ({ longTasks }) => longTasks),
      0,
    ),
    row(
      'loads of the frame',
      pair(keys, ({ reloads }) => reloads),
      0,
    ),
    row(
      'duplicate in a tree of 1,000, p95, ms',
      pair(tree, times => at95(times.duplicate)),
      100,
    ),
    row(
      'delete in a tree of 1,000, p95, ms',
      pair(tree, times => at95(times.delete)),
      100,
    ),
    row('operation acknowledged, p95, ms', { five: at95(saved) }, 150),
    row('operation made until its findings are there, p95, ms', { five: at95(found) }),
    row('operation seen by another editor, p95, ms', { five: at95(seen) }, 500),
    row('check of the document, p95, ms', pair(checks, at95), 50),
    row(
      'publication of 10 pages, slowest, ms',
      pair(several, times => round(Math.max(...times), 0)),
      500,
    ),
    row('published until both instances serve it, slowest, ms', { five: shoppers.published }, 2_000),
    row('taken back until both instances serve it, slowest, ms', { five: shoppers.takenBack }, 2_000),
    row('shoppers’ p95 without publications, ms', { five: shoppers.before }),
    row('shoppers’ p95, a publication a second, ms', { five: shoppers.during }),
    row('shoppers’ p95, one publication after the other, ms', { five: shoppers.burst }),
    row(
      'shoppers’ ratio, a publication a second',
      { five: round(shoppers.during / shoppers.before, 2) },
      1.1,
    ),
    row('shoppers’ ratio, one publication after the other', {
      five: round(shoppers.burst / shoppers.before, 2),
    }),
    row('first JavaScript of Studio, KB gz', { five: round(firstScript(), 1) }, 160),
    row('marks of Studio in the HTML of shoppers', { five: marks }, 0),
  ];
}
