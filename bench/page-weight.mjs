/** Bytes that one page loads in a browser until it is idle: every response by kind, decoded and then compressed with gzip. */
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { slowDown } from './slow-phone.mjs';

/** The server may use brotli; gzip -9 makes all builds comparable. */
const zipped = body => gzipSync(body, { level: 9 }).length;
const kilo = bytes => Math.round(bytes / 100) / 10;

/** A mid-range phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const kinds = { document: 'html', script: 'js', stylesheet: 'css', image: 'image' };

/** Waits until nothing is loading and the browser is idle, twice, because idle work may load more. */
export async function untilIdle(page) {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => done(undefined))));
  }
  await page.waitForLoadState('networkidle');
}

/**
 * Returns the bytes of the page and its errors; a page with errors is not a valid measurement.
 * @param prepare what the visitor did before, with the context of the browser; without it, this is a first visit
 * @param act what the visitor does on the page
 */
export async function measurePage(browser, url, { prepare, act } = {}) {
  const context = await browser.newContext(phone);
  await prepare?.(context);
  const page = await context.newPage();
  const answers = [];
  const errors = [];
  page.on('requestfinished', request => answers.push(request));
  page.on('requestfailed', request => errors.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('pageerror', error => errors.push(String(error)));
  try {
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    if (act) {
      await act(page);
      await pause(500);
      await untilIdle(page);
    }
    const boot = await page.evaluate(() =>
      [...document.querySelectorAll('head script[src]')].map(script => script.src),
    );
    const files = await Promise.all(answers.filter(isCounted).map(fileOf));
    markBeforePaint(files, boot);
    errors.push(...files.filter(({ status }) => status >= 400).map(file => `${file.name} ${file.status}`));
    return { ...sums(files), files, errors };
  } finally {
    await context.close();
  }
}

/** Puts the first product of the list into a cart, as a visitor of this browser does. */
export const fillCart = list => async context => {
  const page = await context.newPage();
  await page.goto(list, { waitUntil: 'load' });
  await page.locator('form[data-buy] button').first().click();
  // The header has shown it.
  await page.waitForFunction(
    () => JSON.parse(localStorage.getItem('ralph-cart-shown') ?? '{}').count === '1',
  );
  await page.close();
};

/** Less than anything moves, and enough to start the application. */
export const scroll = page => page.evaluate(() => scrollBy(0, 8));

/**
 * Returns the kilobytes that resting the pointer on a link of an idle page loads; pictures that scroll into view do not
 * count. A link in view finds the page untouched, so its document is fetched; scrolling to one has started the
 * application, which fetches the data of the page.
 * @param path of the link; without it, the first link of the page.
 */
export async function measureHover(browser, url, path) {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    const link = page.locator(path ? `main a[href="${path}"]` : 'main a[href^="/"]').first();
    const href = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    // The application may be starting, and says nothing when it runs.
    await pause(2_000);
    await untilIdle(page);
    const answers = [];
    page.on('requestfinished', request => answers.push(request));
    const asked = page.waitForEvent('requestfinished', request =>
      [href, '/page-data'].includes(new URL(request.url()).pathname),
    );
    await link.hover();
    await asked;
    await untilIdle(page);
    const files = await Promise.all(answers.filter(isCounted).map(fileOf));
    return kilo(files.filter(({ kind }) => kind !== 'image').reduce((sum, { gzip }) => sum + gzip, 0));
  } finally {
    await context.close();
  }
}

/** What a slow phone loads before it sees the page: only there, the order of requests and paints is that of visitors. */
export async function measurePaints(browser, url) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = [];
  page.on('requestfinished', request => request.resourceType() === 'script' && scripts.push(request));
  try {
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    const { early, ...stylesheets } = await page.evaluate(readPaints);
    const files = await Promise.all(scripts.filter(request => early.includes(request.url())).map(fileOf));
    return { jsBeforeLargestPaint: sums(files).js, ...stylesheets };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function readPaints() {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const largest = await new Promise(resolve => {
    new PerformanceObserver(list => resolve(list.getEntries().at(-1))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const loaded = performance.getEntriesByType('resource');
  const links = loaded.filter(({ name }) => /\.css(\?|$)/.test(name));
  return {
    stylesheets: links.filter(({ startTime }) => startTime < (first?.startTime ?? Number.POSITIVE_INFINITY))
      .length,
    blocking: links.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
    early: loaded.filter(({ startTime }) => startTime < largest.startTime).map(({ name }) => name),
  };
}

/** Kilobytes of finished requests by kind. */
export const weightOf = async requests => sums(await Promise.all(requests.filter(isCounted).map(fileOf)));

const isCounted = request => !/^(data|blob):/.test(request.url());

async function fileOf(request) {
  const response = await request.response();
  // A 204 or a redirect has no body to read.
  const body = (await response?.body().catch(() => null)) ?? Buffer.alloc(0);
  const url = new URL(request.url());
  return {
    name: url.pathname + url.search,
    kind: kinds[request.resourceType()] ?? request.resourceType(),
    status: response?.status() ?? 0,
    bytes: body.length,
    gzip: zipped(body),
    beforePaint: false,
    // Static imports only; `import("…")` loads later.
    imports: [...body.toString().matchAll(/(?:from|\bimport)\s*["'](\.[^"']+)["']/g)].map(([, path]) => path),
  };
}

/** Marks scripts of the head and their static imports. */
function markBeforePaint(files, boot) {
  const waiting = boot.map(src => new URL(src).pathname);
  for (const path of waiting) {
    const file = files.find(({ name, kind }) => name === path && kind === 'js');
    if (!file || file.beforePaint) continue;
    file.beforePaint = true;
    waiting.push(...file.imports.map(name => new URL(name, `http://any${path}`).pathname));
  }
}

function sums(files) {
  const of = (kind, size = file => file.gzip) =>
    files.filter(file => file.kind === kind).reduce((sum, file) => sum + size(file), 0);
  return {
    js: kilo(of('js')),
    jsBeforePaint: kilo(of('js', file => (file.beforePaint ? file.gzip : 0))),
    css: kilo(of('css')),
    html: kilo(of('html')),
    htmlRaw: kilo(of('html', file => file.bytes)),
    requests: files.length,
    images: kilo(of('image', file => file.bytes)),
  };
}
