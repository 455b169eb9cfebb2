/** From a key in Studio until the outline and the canvas have painted what it did. */
import { frameOf } from '../studio.mjs';

/** Counts the tasks of the frame alone that are longer than 50 ms. */
export const watchLongTasks = frame =>
  frame.evaluate(() => {
    globalThis.longTasks = 0;
    // Studio around the frame may share its thread.
    const isOwn = ({ name }) => name === 'self';
    new PerformanceObserver(list => (globalThis.longTasks += list.getEntries().filter(isOwn).length)).observe(
      { type: 'longtask' },
    );
  });

/** Notes when the text of the widget has changed and a frame was painted. */
const watchText = (frame, id) =>
  frame.evaluate(node => {
    globalThis.paintedAt = 0;
    const painted = () => {
      globalThis.paintedAt = performance.timeOrigin + performance.now();
    };
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', painted);
    port1.start();
    new MutationObserver(() => requestAnimationFrame(() => port2.postMessage(null))).observe(
      document.getElementById(`w-${node}`),
      { subtree: true, childList: true, characterData: true },
    );
  }, id);

/** Notes when the number of such elements has changed and a frame was painted. */
const watchCount = (within, selector) =>
  within.evaluate(wanted => {
    const count = () => document.querySelectorAll(wanted).length;
    globalThis.paintedAt = 0;
    let last = count();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      globalThis.paintedAt = performance.timeOrigin + performance.now();
    });
    port1.start();
    new MutationObserver(() => {
      const now = count();
      if (now === last) return;
      last = now;
      requestAnimationFrame(() => port2.postMessage(null));
    }).observe(document.body, { subtree: true, childList: true });
  }, selector);

const watchKeys = page =>
  page.evaluate(() => {
    globalThis.pressedAt = 0;
    addEventListener(
      'keydown',
      () => {
        globalThis.pressedAt = performance.timeOrigin + performance.now();
      },
      true,
    );
  });

/** Milliseconds from the last key until all of these have painted. */
async function timeSince(page, watched) {
  const pressed = await page.evaluate(() => globalThis.pressedAt);
  const times = [];
  for (const each of watched) {
    await each.waitForFunction(since => globalThis.paintedAt >= since, pressed);
    times.push(await each.evaluate(() => globalThis.paintedAt));
  }
  return Math.max(...times) - pressed;
}

/**
 * Types into the title of a widget, in the inspector.
 * @returns milliseconds from each key until the canvas has painted it, and the long tasks of the frame
 */
export async function typeTitle(page, { id, title, characters }) {
  const frame = await frameOf(page);
  await page.locator('[role=treeitem]', { hasText: title }).first().click();
  const field = page.locator('[data-part=inspector] textarea, [data-part=inspector] input[type=text]');
  await field.first().click();
  await watchText(frame, id);
  await watchKeys(page);
  await watchLongTasks(frame);
  const times = [];
  for (let at = 0; at < characters; at += 1) {
    await page.keyboard.press('abcdefghij'[at % 10]);
    times.push(await timeSince(page, [frame]));
  }
  return { times, longTasks: await frame.evaluate(() => globalThis.longTasks) };
}

/**
 * Duplicates a widget by its key and deletes the copy, so many times.
 * @returns milliseconds until outline and canvas have painted each
 */
export async function duplicateAndDelete(page, { title, times: turns }) {
  const frame = await frameOf(page);
  await page.locator('[role=treeitem]', { hasText: title }).first().click();
  await watchCount(page, '[role=treeitem]');
  await watchCount(frame, '[data-widget]');
  await watchKeys(page);
  const times = { duplicate: [], delete: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const [what, key] of [
      ['duplicate', 'ControlOrMeta+d'],
      ['delete', 'Delete'],
    ]) {
      await page.keyboard.press(key);
      times[what].push(await timeSince(page, [page, frame]));
    }
  return times;
}
