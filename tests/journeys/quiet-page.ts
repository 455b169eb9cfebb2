/** When a page asks for nothing any more. */
import { expect, type Page } from '@playwright/test';

/** So long after the last answer a page is quiet for Playwright, and as long again for a busy machine. */
const ATTEMPT_MS = 1_000;

/**
 * Resolves when the network is idle. Chromium compares an answer that it shows from its cache while it is stale with the
 * server's in the background (`stale-while-revalidate`), and counts that request as open until its object is collected as
 * garbage: half a minute later, unless it is asked to.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  await expect(async () => {
    await page.requestGC();
    await page.waitForLoadState('networkidle', { timeout: ATTEMPT_MS });
  }).toPass({ intervals: [0] });
}
