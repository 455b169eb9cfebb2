/** Checks the current screen with axe, once its animations have ended. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for every finite animation; endless ones are ignored. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(animation => animation.finished));
  });
}

/**
 * Legacy mode runs axe in the page itself and works when all frames have the same origin; otherwise axe needs a second page,
 * which doubles the time. Only the nodes of violations are collected.
 */
async function analyze(page: Page, within: string | undefined) {
  const opaqueFrames = await page.locator('iframe[sandbox]:not([sandbox*="allow-same-origin"])').count();
  const isOfOneOrigin =
    opaqueFrames === 0 && page.frames().every(frame => isOfSameOrigin(frame.url(), page.url()));
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .setLegacyMode(isOfOneOrigin);
  return (within ? axe.include(within) : axe).analyze();
}

/** A frame without a URL has the origin of its page. */
const isOfSameOrigin = (frame: string, page: string) =>
  frame === '' || frame.startsWith('about:') || new URL(frame).origin === new URL(page).origin;

/** Parts of a page, for screens whose other parts are checked elsewhere. */
export const parts = { dialog: 'dialog[open], [role="dialog"]', main: 'main', footer: 'footer' } as const;

/** @param part limits the check to this part of the page. */
export async function expectAccessible(page: Page, screen: string, part?: keyof typeof parts): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await waitForAnimations(page);
    // A target that is half covered by the sticky header would fail target-size: check from the top, then restore the scroll position.
    const top = await page.evaluate(() => {
      const { scrollY } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      return scrollY;
    });
    const { violations, passes } = await analyze(page, part && parts[part]);
    await page.evaluate(scrollTop => scrollTo({ top: scrollTop, behavior: 'instant' }), top);
    const failures = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect.soft(failures, `accessibility of ${screen}`).toEqual([]);
    // The target-size rule may be off by default.
    expect(
      passes.map(({ id }) => id),
      'target-size has run',
    ).toContain('target-size');
  });
}
