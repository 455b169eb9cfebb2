/** A stray console error or warning fails the test that made it; component tests are cleaned up between cases. */
import { afterEach, beforeEach, vi } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // How long a busy machine takes is not what a case asks.
  configure({ asyncUtilTimeout: 10_000 });
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
  // A dialog that a case leaves open bars the rest of the document, and the files of a worker share it.
  document.body.removeAttribute('style');
});
