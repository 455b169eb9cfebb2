/** Fails a test that logs a console error or warning, cleans up components between tests, and is patient with a busy computer. */

import { afterEach, beforeEach, vi } from 'vitest';
import { nextTask } from './next-task.ts';

/** Files of a worker share the library and its settings, and this module runs once per file. */
const settling: WeakSet<object> = ((globalThis as { atvSettling?: WeakSet<object> }).atvSettling ??=
  new WeakSet());
const realImmediate = setImmediate;

// Tests do not measure speed: what is waited for may take longer than a second on a busy computer.
const { waitFor } = vi;
if (!settling.has(waitFor)) {
  const patient: typeof waitFor = (isSo, options) =>
    waitFor(isSo, typeof options === 'number' ? options : { timeout: 10_000, ...options });
  settling.add(patient);
  vi.waitFor = patient;
}

if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  // Tests do not measure speed: allow for a busy computer.
  configure({ asyncUtilTimeout: 10_000 });
  // Effects run in the tasks after the awaited render, and the test may look at their result at once.
  const { asyncWrapper } = getConfig();
  if (!settling.has(asyncWrapper)) {
    const settled: typeof asyncWrapper = run =>
      asyncWrapper(async () => {
        const found = await run();
        for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => realImmediate(resolve));
        return found;
      });
    settling.add(settled);
    configure({ asyncWrapper: settled });
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.warn: ${words.map(String).join(' ')}`);
  });
});

afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  // Timers of an unmounting component, such as returning the focus, must not reach the next test.
  if (!vi.isFakeTimers()) await nextTask();
  // A dialog left open makes the rest of the document inert, and its focus guards stay; files of a worker share the document.
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});
