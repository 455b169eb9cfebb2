/** Going through a page without a mouse. */
import type { Locator, Page } from '@playwright/test';

const mostStops = 150;

/** With the Tab key alone; a stop that cannot be reached fails. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}`);
}
