// @vitest-environment jsdom
/** Comments at their parts in the canvas (R-STUDIO-242). */
import { expect, it, vi } from 'vitest';
import { createCommentMarks } from './comment-marks.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
  },
);
// jsdom has no constructed style sheets.
vi.stubGlobal(
  'CSSStyleSheet',
  class {
    replaceSync() {}
  },
);

it('shows how many there are, and opens those of the pressed part', async () => {
  const part = document.createElement('section');
  document.body.append(part);
  const attach = vi.spyOn(Element.prototype, 'attachShadow');
  const onOpen = vi.fn();
  const marks = createCommentMarks(id => (id === 'hero' ? [part] : []), onOpen);
  const shadow = attach.mock.results[0]?.value as ShadowRoot;
  marks.show([
    { nodeId: 'hero', count: 2, name: '2 comments' },
    { nodeId: 'gone', count: 1, name: '1 comment' },
  ]);
  await new Promise(requestAnimationFrame);
  const buttons = [...shadow.querySelectorAll('button')];
  expect(buttons.map(({ title, textContent }) => [title, textContent])).toEqual([
    ['2 comments', '2'],
    ['1 comment', '1'],
  ]);
  expect(buttons.map(({ parentElement }) => parentElement?.hidden)).toEqual([false, true]);
  buttons[0]?.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('hero');
  marks.show([]);
  expect(shadow.querySelector('button')).toBeNull();
});
