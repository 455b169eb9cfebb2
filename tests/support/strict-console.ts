/** A stray console error or warning fails the test that made it; component tests are cleaned up between cases. */
import { afterEach, beforeEach, vi } from 'vitest';

/** A worker's files share the library and its settings, and each file comes by here. */
const settling: WeakSet<object> = ((globalThis as { atvSettling?: WeakSet<object> }).atvSettling ??=
  new WeakSet());
const realImmediate = setImmediate;

if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  // How long a busy machine takes is not what a case asks.
  configure({ asyncUtilTimeout: 10_000 });
  // What is waited for appears with a render; its effects come in the turns after, and the next line of a case looks at those as well.
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
  // What a closing thing puts off, such as giving the focus back, must not reach into the next case.
  if (!vi.isFakeTimers()) await new Promise(resolve => setTimeout(resolve));
  // A dialog that a case leaves open bars the rest of the document, and its guards take the focus; the files of a worker share both.
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});
