/** The application arrives file by file. Whatever is pressed between which of them: it counts once, and the page stays as it is. */
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { insertElements, translateEverything } from './changed-page.ts';
import { expect, screens, test } from './fixtures.ts';
import { waitForQuiet } from './quiet-page.ts';
import { waitForHydration } from './steps.ts';

// All that is pressed is in view.
test.use({ ...screens.phone, viewport: { width: 360, height: 1_600 } });

const runs = Number(process.env['FUZZ_RUNS'] ?? 6);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_129);

const controls = {
  favourite: 'main [data-favorite]',
  comparison: 'main [data-compare]',
  add: 'main form[data-buy] button',
  menu: 'header [data-panel=menu]',
  cart: 'header [data-panel=cart]',
  account: 'header [data-panel=account]',
  filters: 'main button[popovertarget]:not([popovertargetaction])',
} as const;
type Control = keyof typeof controls;
/** What opens over the page, which Escape closes: then the focus is back on the control. */
const overlays: { readonly [C in Control]?: string } = {
  menu: 'dialog[data-server-panel=menu]',
  cart: 'dialog[data-server-panel=cart]',
  account: 'dialog[data-server-panel=account]',
  filters: 'main [popover]:popover-open',
};
const none: Record<Control, number> = {
  ...{ favourite: 0, comparison: 0, add: 0 },
  ...{ menu: 0, cart: 0, account: 0, filters: 0 },
};

/** About as many as the application begins with. */
const FILES = 12;
const anyPress = fc.record({
  /** How many files are on their way or have arrived. */
  after: fc.nat(FILES),
  control: fc.constantFrom(...(Object.keys(controls) as Control[])),
  isDouble: fc.boolean(),
  isByKey: fc.boolean(),
});

type AnyPress = typeof anyPress extends fc.Arbitrary<infer Value> ? Value : never;

/** What a page that React renders anew has lost before: an open popover, and the focus after a panel. */
const lostBefore = [
  [
    { after: 2, control: 'favourite', isDouble: true, isByKey: false },
    { after: 10, control: 'filters', isDouble: false, isByKey: false },
  ],
  [
    { after: 2, control: 'comparison', isDouble: true, isByKey: false },
    { after: 9, control: 'cart', isDouble: false, isByKey: false },
    { after: 11, control: 'cart', isDouble: true, isByKey: false },
  ],
] satisfies AnyPress[][];

/** Holds the scripts of the page back. Returns what lets so many of them through, counted from the first. */
async function holdFiles(page: Page): Promise<(count: number) => void> {
  let passing = 0;
  let passed = 0;
  const held: (() => void)[] = [];
  const pass = (count: number) => {
    passing = count;
    for (; passed < passing && held.length > 0; passed += 1) held.shift()?.();
  };
  await page.route(/\/assets\/.*\.js/, async route => {
    await new Promise<void>(resolve => {
      held.push(resolve);
      pass(passing);
    });
    await route.continue();
  });
  return pass;
}

/** Runs in the page: counts what changes, and names what moves. */
function watchPage() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const seen = { marks: 0, moved: [] as string[] };
  Object.assign(window, { seen });
  new MutationObserver(changes => (seen.marks += changes.length)).observe(
    document.querySelector('main') ?? document.body,
    { subtree: true, attributeFilter: ['aria-pressed'] },
  );
  new PerformanceObserver(list => {
    const nodes = (list.getEntries() as Shift[]).flatMap(({ value, sources }) =>
      value < 0.005 ? [] : sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)),
    );
    // The notice grows when more has arrived for it.
    const ofPage = nodes.filter(node => !node?.closest('[role=dialog]'));
    seen.moved.push(...ofPage.map(node => node?.outerHTML.slice(0, 120) ?? ''));
  }).observe({ type: 'layout-shift' });
}

/** In one task: what a dialog covers meanwhile is not pressed. Returns whether it was. */
const press = (page: Page, { control, isByKey }: AnyPress) =>
  page.evaluate(
    ([selector, isKey]) => {
      const found = document.querySelector<HTMLElement>(selector);
      const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!found?.contains(hit) || found.ariaBusy === 'true') return false;
      if (!isKey) found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      // As a finger does: without scrolling.
      found.focus({ preventScroll: true });
      if (isKey) found.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      // No browser presses what the key has had replaced.
      if (found.isConnected) found.click();
      return true;
    },
    [controls[control], isByKey] as const,
  );

/** Presses and says how often each control was. */
async function pressAll(page: Page, presses: readonly AnyPress[]) {
  const pressed = { ...none };
  const passFiles = await holdFiles(page);
  // The application starts, and nothing of it arrives.
  await page.evaluate(() => scrollTo({ top: 9, behavior: 'instant' }));
  for (const each of presses.toSorted((a, b) => a.after - b.after)) {
    const { after, control, isDouble } = each;
    passFiles(after);
    if (!(await press(page, each))) continue;
    pressed[control] += 1;
    // The second press of a finger that trembles: on whatever is there by then.
    if (isDouble && control !== 'filters' && (await press(page, each)) && isCounted(control))
      pressed[control] += 1;
    const overlay = overlays[control];
    if (!overlay) continue;
    await expect(page.locator(overlay)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(overlay)).toBeHidden();
    await expect(page.locator(controls[control])).toBeFocused();
  }
  passFiles(Number.POSITIVE_INFINITY);
  return pressed;
}

/** What is added is not added twice by one who presses twice. */
const isCounted = (control: Control) => control === 'favourite' || control === 'comparison';

/** Storage that is full, and forbidden where it would last. */
function refuseStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('It is full', 'QuotaExceededError');
  };
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('It is forbidden', 'SecurityError');
    },
  });
}

/** React says that the page is not the one of the server. */
const mismatch = /React error #(418|423)/;
const conditions = {
  'as it is': null,
  'that a translator changes': translateEverything,
  'that an extension changes': insertElements,
  'without storage': refuseStorage,
} as const;

for (const [condition, change] of Object.entries(conditions))
  test(`counts each press once and moves nothing, whenever it comes, on a page ${condition}`, async ({
    page,
    browserErrors,
    t,
  }) => {
    test.setTimeout(60_000 + runs * 20_000);
    const isRenderedAnew = change === translateEverything || change === insertElements;
    // What is replaced under a press sends no form; the press itself is counted below.
    if (isRenderedAnew) browserErrors.allow(mismatch, /form is not connected/);
    if (change) await page.addInitScript(change);
    let added = 0;
    page.on('request', request => {
      const asked = request.method() === 'POST' ? `${request.url()} ${request.postData()}` : '';
      if (/ostoskori\/lomake |"CartAdd"/.test(asked)) added += 1;
    });
    const property = fc.asyncProperty(fc.array(anyPress, { minLength: 1, maxLength: 6 }), async presses => {
      added = 0;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().clearCookies({ name: 'ralph-cart' });
      await page.goto('/tuotteet', { waitUntil: 'load' });
      if (change !== refuseStorage) await page.evaluate(() => localStorage.clear());
      await page.reload();
      await waitForQuiet(page);
      await page.evaluate(watchPage);
      const pressed = await pressAll(page, presses);
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some(key => key.startsWith('__reactContainer')),
      );
      await waitForQuiet(page);
      await expect(page.getByRole('dialog')).toHaveCount(pressed.add > 0 ? 1 : 0);
      expect(await page.evaluate(() => scrollY)).toBe(9);
      const { marks, moved } = await page.evaluate(
        () => (window as never as { seen: { marks: number; moved: string[] } }).seen,
      );
      expect(added).toBe(pressed.add);
      // What React renders anew is not changed, but replaced.
      if (!isRenderedAnew) expect([marks, moved]).toEqual([pressed.favourite + pressed.comparison, []]);
      for (const control of ['favourite', 'comparison'] as const)
        await expect(page.locator(controls[control]).first()).toHaveAttribute(
          'aria-pressed',
          String(pressed[control] % 2 === 1),
        );
      if (pressed.add > 0) await page.keyboard.press('Escape');
      await expect(page.getByRole('banner').locator('[data-panel=cart]')).toHaveAccessibleName(
        new RegExp(pressed.add > 0 ? `\\b${pressed.add}\\b` : t('CART')),
      );
      await waitForHydration(page, t);
    });
    await fc.assert(property, {
      ...{ numRuns: runs, seed, endOnFailure: true },
      examples: lostBefore.map((presses): [AnyPress[]] => [presses]),
    });
  });
