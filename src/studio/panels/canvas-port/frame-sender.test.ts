// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createFrameSender } from './frame-sender.ts';

const windowOf = () => {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  if (!contentWindow) throw new Error('The frame has a window');
  return { window: contentWindow, post: vi.spyOn(contentWindow, 'postMessage').mockReturnValue() };
};

it('sends to the window that has answered, not to the one that replaces it', () => {
  const [first, second] = [windowOf(), windowOf()];
  let shown = first.window;
  const { answered, send } = createFrameSender(() => shown, 'https://shop.example');
  const message = { kind: 'studio:hover', nodeId: null } as const;
  send(message);
  answered(first.window);
  send(message);
  expect(first.post.mock.calls).toEqual([[message, 'https://shop.example']]);
  shown = second.window;
  send(message);
  expect(second.post).not.toHaveBeenCalled();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});
