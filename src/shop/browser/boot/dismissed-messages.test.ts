/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideDismissedMessages } from './dismissed-messages.ts';

const heard: [string, EventListener][] = [];

beforeEach(() => {
  localStorage.clear();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    heard.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  document.body.innerHTML =
    '<section data-message="strike"><p>Lakko</p><button>Sulje</button></section><div tabindex="-1" data-after-message>Edut</div>';
});
afterEach(() => {
  for (const [type, listener] of heard.splice(0)) window.removeEventListener(type, listener);
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  vi.unstubAllGlobals();
});

/** jsdom implements neither. */
function giveStyleSheets(): string[] {
  const rules: string[] = [];
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        rules.push(text);
      }
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Object.assign(document, { adoptedStyleSheets: [] });
  return rules;
}

it('hides the global message when its button is pressed, and moves the focus on (R-SHELL-8)', () => {
  hideDismissedMessages();
  document.querySelector('button')?.click();
  expect(document.querySelector('section')?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe('Edut');
});

it('hides a dismissed message before it arrives, but not another one', () => {
  const rules = giveStyleSheets();
  hideDismissedMessages();
  expect(rules).toEqual([]);
  document.querySelector('button')?.click();
  hideDismissedMessages();
  expect(rules).toEqual(['[data-message="strike"]{display:none}']);
});

it('remembers the last twenty messages, each once', () => {
  localStorage.setItem('ralph-messages', [...Array(20).keys()].map(number => `m${number}`).join(' '));
  hideDismissedMessages();
  document.querySelector('button')?.click();
  const kept = localStorage.getItem('ralph-messages')?.split(' ') ?? [];
  expect(kept).toHaveLength(20);
  expect(kept[0]).toBe('strike');
});

it('dismisses nothing when another button is pressed', () => {
  hideDismissedMessages();
  document.querySelector('p')?.click();
  expect(document.querySelector('section')?.hidden).toBe(false);
});
