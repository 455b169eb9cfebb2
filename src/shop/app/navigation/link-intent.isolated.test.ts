/** @vitest-environment jsdom */
/** Prefetching on link intent. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkIntentMs } from '#kernel/work/timing.ts';
import { onLinkIntent } from './link-intent.ts';

describe('link intent', () => {
  const listeners: [string, EventListener][] = [];
  const fetchPage = vi.fn();
  const press = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    fetchPage.mockClear();
    press.mockClear();
    const add = document.addEventListener.bind(document);
    vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listeners.push([type, listener as EventListener]);
      add(type, listener as EventListener);
    });
    document.body.innerHTML =
      '<a id="a" href="/tuotteet"><b>x</b></a><a id="b" href="/c/osat">y</a><a id="far" href="https://elsewhere.example/">z</a><a id="tab" href="/tab" target="_blank">t</a><a id="level" role="button" href="/c/renkaat">l</a><p id="p">p</p>';
    onLinkIntent({ onHint: fetchPage, onPress: press, onSelect: () => undefined });
  });
  afterEach(() => {
    for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener);
    document.body.replaceChildren();
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });
  const over = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  it.each(['pointerover', 'focusin'])('prefetches a link after %s for 65 ms', type => {
    over('#a b', type);
    vi.advanceTimersByTime(linkIntentMs - 1);
    expect(fetchPage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(fetchPage.mock.calls).toEqual([['/tuotteet']]);
  });

  const down = (selector: string, pointerType: string, options: PointerEventInit = {}) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType, ...options }));

  it('reports a link that a mouse presses at once, instead of its prefetch', () => {
    over('#a');
    down('#a b', 'mouse');
    expect(press.mock.calls).toEqual([['/tuotteet']]);
    vi.advanceTimersByTime(1_000);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('waits with a finger until it does not scroll', () => {
    down('#a', 'touch');
    expect(press).not.toHaveBeenCalled();
    vi.advanceTimersByTime(linkIntentMs);
    expect(press).toHaveBeenCalledOnce();
    down('#b', 'touch');
    over('#b', 'pointercancel');
    vi.advanceTimersByTime(1_000);
    expect(press).toHaveBeenCalledOnce();
  });

  it.each([
    ['#far', {}],
    ['#level', {}],
    ['#a', { ctrlKey: true }],
    ['#a', { button: 1 }],
  ])('ignores a press on %s with %o, which requests no page of ours', (selector, options) => {
    down(selector, 'mouse', options);
    expect(press).not.toHaveBeenCalled();
  });

  it('prefetches nothing for a link that is a button here', () => {
    over('#level');
    vi.advanceTimersByTime(linkIntentMs);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('ignores links that the pointer only crosses', () => {
    over('#a');
    vi.advanceTimersByTime(40);
    over('#b');
    vi.advanceTimersByTime(40);
    over('#p');
    vi.advanceTimersByTime(1_000);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('starts once while the pointer moves within the link', () => {
    over('#a');
    vi.advanceTimersByTime(40);
    over('#a b');
    vi.advanceTimersByTime(25);
    over('#a b');
    vi.advanceTimersByTime(1_000);
    expect(fetchPage).toHaveBeenCalledOnce();
  });

  it.each(['#far', '#tab', '#p'])('ignores %s', selector => {
    over(selector);
    vi.advanceTimersByTime(1_000);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it.each([
    ['offline', {}, false],
    ['on 2g', { effectiveType: '2g' }, true],
    ['on slow 2g', { effectiveType: 'slow-2g' }, true],
    ['where data is saved', { saveData: true }, true],
  ])('does not prefetch %s', (_where, connection, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    over('#a');
    vi.advanceTimersByTime(1_000);
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
