/** axe on what is on the screen now, once nothing moves any more. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for every animation that ends; what goes on for ever is left alone. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(animation => animation.finished));
  });
}

/**
 * Without frames of other origins, axe runs in the page itself; otherwise it needs a second page, which costs as much as
 * the run. Only the nodes of violations are wanted.
 */
function analyze(page: Page, within: string | undefined) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .setLegacyMode(page.frames().every(frame => isOfSameOrigin(frame.url(), page.url())));
  return (within ? axe.include(within) : axe).analyze();
}

/** A frame without an address of its own belongs to its page. */
const isOfSameOrigin = (frame: string, page: string) =>
  frame === '' || frame.startsWith('about:') || new URL(frame).origin === new URL(page).origin;

/** Parts of a page, for screens whose other parts another run has checked. */
export const parts = { dialog: 'dialog[open], [role="dialog"]', main: 'main', footer: 'footer' } as const;

/** @param part checks this part of the page only. */
export async function seeAccessible(page: Page, screen: string, part?: keyof typeof parts): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await settle(page);
    // What lies half under the bar that sticks is no small target: the page is judged from its top, and left as it was.
    const top = await page.evaluate(() => {
      const { scrollY } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      return scrollY;
    });
    const { violations, passes } = await analyze(page, part && parts[part]);
    await page.evaluate(place => scrollTo({ top: place, behavior: 'instant' }), top);
    const told = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect.soft(told, `accessibility of ${screen}`).toEqual([]);
    // The rule for the size of targets may be off by default.
    expect(
      passes.map(({ id }) => id),
      'target-size has run',
    ).toContain('target-size');
  });
}
