/** The application arrives file by file. Whatever is pressed between which of them: it counts once, and the page stays as it is. */
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
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
} as const;
type Control = keyof typeof controls;

/** About as many as the application begins with. */
const FILES = 12;
const anyPress = fc.record({
  /** How many files are on their way or have arrived. */
  after: fc.nat(FILES),
  control: fc.constantFrom(...(Object.keys(controls) as Control[])),
});

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
const press = (page: Page, selector: string) =>
  page.evaluate(wanted => {
    const control = document.querySelector<HTMLElement>(wanted);
    const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!control?.contains(hit) || control.ariaBusy === 'true') return false;
    control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // As a finger does: without scrolling.
    control.focus({ preventScroll: true });
    control.click();
    return true;
  }, selector);

/** Presses and says how often each control was. */
async function pressAll(page: Page, presses: readonly { after: number; control: Control }[]) {
  const pressed: Record<Control, number> = { favourite: 0, comparison: 0, add: 0, menu: 0 };
  const passFiles = await holdFiles(page);
  // The application starts, and nothing of it arrives.
  await page.evaluate(() => scrollTo({ top: 9, behavior: 'instant' }));
  for (const { after, control } of presses.toSorted((a, b) => a.after - b.after)) {
    passFiles(after);
    if (!(await press(page, controls[control]))) continue;
    pressed[control] += 1;
    if (control !== 'menu') continue;
    await expect(page.locator('dialog[data-server-panel=menu]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[data-server-panel=menu]')).toBeHidden();
  }
  passFiles(Number.POSITIVE_INFINITY);
  return pressed;
}

test('counts each press once and moves nothing, whenever it comes', async ({ page, t }) => {
  test.setTimeout(60_000 + runs * 20_000);
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
    await page.evaluate(() => localStorage.clear());
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
    expect([added, marks]).toEqual([pressed.add, pressed.favourite + pressed.comparison]);
    expect(moved).toEqual([]);
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
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
});
