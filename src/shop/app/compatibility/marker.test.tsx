/** Marks in a page that a translation changes as well. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { markPage, setText } from './marker.ts';

/** Replaces each text by another one in `font` elements, as a browser's translation does, whenever the page changes. */
function translate(root: HTMLElement): { count(): number } {
  let count = 0;
  const observer = new MutationObserver(() => {
    for (const element of root.querySelectorAll('p')) {
      const text = element.textContent ?? '';
      if (text === '' || text.startsWith('<') || element.querySelector('font')) continue;
      count += 1;
      // A test that fails must end.
      if (count > 50) return observer.disconnect();
      element.innerHTML = `<font><font>translated: ${text}</font></font>`;
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return { count: () => count };
}

it('leaves a translation of what it wrote, and writes the next text', async () => {
  document.body.innerHTML = '<main><p></p></main>';
  const root = document.querySelector('main');
  const mark = document.querySelector('p');
  if (!root || !mark) throw new Error('no page');
  const translation = translate(root);
  let text = 'Sopii';
  const stop = markPage(root, [{ show: () => setText(mark, text), clear: () => setText(mark, '') }]);
  await vi.waitFor(() => expect(mark.textContent).toBe('translated: Sopii'));
  // Something else in the page changes.
  root.append(document.createElement('hr'));
  await vi.waitFor(() => expect(translation.count()).toBe(1));
  text = 'Ei sovi';
  root.append(document.createElement('hr'));
  await vi.waitFor(() => expect(mark.textContent).toBe('translated: Ei sovi'));
  expect(translation.count()).toBe(2);
  stop();
  expect(mark.textContent).toBe('');
});
