// @vitest-environment jsdom
/** Messages of Studio that the frame takes. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { openCanvasPort } from './canvas-port.ts';

const studio = 'https://studio.shop.example';

function open() {
  const take = vi.fn();
  const outer = { postMessage: vi.fn() };
  vi.stubGlobal('parent', outer);
  const port = openCanvasPort(studio, take);
  onTestFinished(() => {
    port.close();
    vi.unstubAllGlobals();
  });
  const say = (data: unknown, origin = studio, source: unknown = outer) => {
    const event = new MessageEvent('message', { origin, data });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
  };
  return { take, say };
}

it('takes every kind, also the page of an override that others have changed', () => {
  const { take, say } = open();
  say({ kind: 'studio:page', document: 'page:home', body: {} });
  say({ kind: 'studio:scale', scale: 0.5 });
  expect(take).toHaveBeenCalledTimes(2);
});

it('takes nothing else', () => {
  const { take, say } = open();
  say({ kind: 'studio:other' });
  say({ kind: 'toString' });
  say({ kind: 'studio:scale', scale: 1 }, 'https://elsewhere.example');
  say({ kind: 'studio:scale', scale: 1 }, studio, window);
  expect(take).not.toHaveBeenCalled();
});
