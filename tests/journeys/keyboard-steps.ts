/** Steps with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';

const maxStops = 150;

/** Presses Tab until the element has the focus. @throws when it cannot be reached. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}`);
}
