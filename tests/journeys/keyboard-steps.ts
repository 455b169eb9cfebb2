/** Steps with the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

const maxStops = 150;

/**
 * Describes the focused element when nothing of it can be seen, because other content covers it or it lies outside of the
 * window; null when a part is visible. The page itself as focus counts as visible.
 */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y => ({ x, y })));
    const isVisible = points.some(({ x, y }) => {
      const shown = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
      // A label stands for its control, which may be visually hidden.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return shown !== null && (element.contains(shown) || shown.contains(element) || label?.contains(shown));
    });
    return isVisible
      ? null
      : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });

/** Fails when the focused element is completely hidden (WCAG 2.4.11). Waits for scrolling to end. */
export async function expectFocusVisible(page: Page): Promise<void> {
  if ((await hiddenFocus(page)) === null) return;
  await expect.poll(() => hiddenFocus(page), 'the focused element can be seen').toBeNull();
}

/**
 * Presses Tab until the element has the focus, which is visible at each stop. It is looked up by role once, and again when
 * the page has replaced it: a look-up costs much more than a press.
 * @throws when it cannot be reached.
 */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  let element = await wanted.elementHandle();
  for (let stop = 0; stop < maxStops; stop += 1) {
    const place = await element?.evaluate(node =>
      node === document.activeElement ? 'here' : node.isConnected ? 'elsewhere' : 'replaced',
    );
    if (place === 'here') return;
    if (place === 'elsewhere') {
      await page.keyboard.press(key);
      await expectFocusVisible(page);
    } else element = await wanted.elementHandle();
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}`);
}
