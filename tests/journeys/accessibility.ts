/** Checks the current screen with axe, once its animations have ended. */
import { AxeBuilder } from '@axe-core/playwright';
import { errors, expect, type Page, test } from '@playwright/test';
import { stackOf } from './page-stack.ts';

/**
 * What axe leaves undecided and a person has reviewed. Contrast over pictures is measured on pixels, in contrast.e2e.ts.
 * The hidden elements that can have the focus are Radix's guards around a dialog, which pass it on.
 */
const reviewed = new Set(['color-contrast', 'aria-hidden-focus']);

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
 * which doubles the time. Only the nodes of violations and of what axe cannot decide are collected.
 */
async function analyze(page: Page, within: string | undefined) {
  const opaqueFrames = await page.locator('iframe[sandbox]:not([sandbox*="allow-same-origin"])').count();
  const isOfOneOrigin =
    opaqueFrames === 0 && page.frames().every(frame => isOfSameOrigin(frame.url(), page.url()));
  const axe = new AxeBuilder({ page })
    // A frame of a busy machine may answer late; the default of half a second then leaves it undecided.
    .options({ resultTypes: ['violations', 'incomplete'], pingWaitTime: 20_000 })
    .withTags(levels)
    // The gallery shows widgets in frames: documents of their own, each with a main landmark.
    .disableRules(page.frames().length > 1 ? ['landmark-unique'] : [])
    // The canvas of Studio shows a page of the shop, which has journeys of its own.
    .exclude('[data-part="canvas"] iframe')
    .setLegacyMode(isOfOneOrigin);
  return answered(page, () => (within ? axe.include(within) : axe).analyze());
}

/** A check takes one to ten seconds. */
const MAX_CHECK_MS = 30_000;

/**
 * On a busy machine axe sometimes never ends, in a page that rests: three times in some thousand checks, for an unknown
 * reason. It is injected anew for each check, so another one may end; the report of the journey says that it was needed.
 *
 * @throws Error with the page's stack when the page does not answer twice.
 */
async function answered<Results>(page: Page, check: () => Promise<Results>): Promise<Results> {
  const attempt = () => test.step('axe', check, { timeout: MAX_CHECK_MS });
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const description = await stackOf(page);
    test.info().annotations.push({ type: 'axe did not end', description });
  }
  return attempt().catch(async (error: Error) => {
    throw new Error(`${error.message}\nThe page runs:\n${await stackOf(page)}`, { cause: error });
  });
}

/** A frame without a URL has the origin of its page. */
const isOfSameOrigin = (frame: string, page: string) =>
  frame === '' || frame.startsWith('about:') || new URL(frame).origin === new URL(page).origin;

/** Parts of a page, for screens whose other parts are checked elsewhere. */
export const parts = {
  dialog: 'dialog[open], [role="dialog"]',
  main: 'main',
  footer: 'footer',
  outline: '[data-part="outline"]',
  inspector: '[data-part="inspector"]',
} as const;

/** @param part limits the check to this part of the page. */
export async function expectAccessible(page: Page, screen: string, part?: keyof typeof parts): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await waitForAnimations(page);
    // A target that is half covered by the sticky header would fail target-size: check from the top, then restore the scroll position.
    // A bar that sticks to the lower edge is checked where it rests, for the same reason.
    const top = await page.evaluate(() => {
      const { scrollY } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        const { position, bottom } = getComputedStyle(element);
        if (position === 'sticky' && bottom !== 'auto') element.style.position = 'relative';
      }
      return scrollY;
    });
    const { violations, incomplete, passes } = await analyze(page, part && parts[part]);
    await page.evaluate(scrollTop => {
      for (const element of document.querySelectorAll<HTMLElement>('main [style*="position: relative"]'))
        element.style.removeProperty('position');
      scrollTo({ top: scrollTop, behavior: 'instant' });
    }, top);
    const failures = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect.soft(failures, `accessibility of ${screen}`).toEqual([]);
    const undecided = incomplete
      .filter(({ id }) => !reviewed.has(id))
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect.soft(undecided, `undecided accessibility of ${screen}`).toEqual([]);
    // The target-size rule may be off by default.
    expect(
      passes.map(({ id }) => id),
      'target-size has run',
    ).toContain('target-size');
  });
}
