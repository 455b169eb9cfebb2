/** What one page weighs in a browser until it is idle: every answer by kind, decoded and then compressed by one measure. */
import { gzipSync } from 'node:zlib';

/** The wire may use brotli; every browser and every peer is compared by gzip -9. */
const zipped = body => gzipSync(body, { level: 9 }).length;
const kilo = bytes => Math.round(bytes / 100) / 10;

/** A mid-range phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const kinds = { document: 'html', script: 'js', stylesheet: 'css', image: 'image' };

/** Waits until nothing is loaded and the browser has nothing to do, twice: idle work may load more. */
async function untilIdle(page) {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => done(undefined))));
  }
  await page.waitForLoadState('networkidle');
}

/** Answers the page's weight; a page that logs an error or gets one is no measurement. */
export async function weigh(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const answers = [];
  const faults = [];
  page.on('requestfinished', request => answers.push(request));
  page.on('requestfailed', request => faults.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('pageerror', error => faults.push(String(error)));
  try {
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    const boot = await page.evaluate(() =>
      [...document.querySelectorAll('head script[src]')].map(script => script.src),
    );
    const files = await Promise.all(answers.filter(isCounted).map(fileOf));
    markBeforePaint(files, boot);
    faults.push(...files.filter(({ status }) => status >= 400).map(file => `${file.name} ${file.status}`));
    return { ...sums(files), files, faults };
  } finally {
    await context.close();
  }
}

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
    // What a script cannot run without; `import("…")` waits until it is wanted.
    imports: [...body.toString().matchAll(/(?:from|\bimport)\s*["'](\.[^"']+)["']/g)].map(([, path]) => path),
  };
}

/** Scripts of the head, and whatever they import at once. */
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
    requests: files.length,
    images: kilo(of('image', file => file.bytes)),
  };
}
