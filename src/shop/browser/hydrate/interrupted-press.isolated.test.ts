/** Presses that go on while something moves, replaces or leaves the control under them. */

import { fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as successors from '#engine/view/control-successors.ts';
import { completeInterruptedPresses } from './interrupted-press.ts';

const clicks: string[] = [];
const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const nextTask = () => new Promise(resolve => setTimeout(resolve));
/** Nodes leave and come back, as when React moves the server's markup. */
const move = () => {
  const [old] = document.querySelectorAll('#old');
  const fresh = document.createElement('section');
  fresh.append(...(old?.childNodes ?? []));
  old?.replaceWith(fresh);
};

beforeAll(() => {
  completeInterruptedPresses();
  document.addEventListener('click', ({ target }) => clicks.push((target as Element).id));
});
beforeEach(() => {
  clicks.length = 0;
  document.body.innerHTML = `<div id="old"><button id="buy" type="button"><span id="text">Osta</span></button>
    <button id="other" type="button">Muu</button></div>`;
});

it('clicks a control that was moved between press and release', async () => {
  fireEvent.mouseDown(element('#text'));
  move();
  await nextTask();
  fireEvent.mouseUp(element('#text'));
  await nextTask();
  expect(clicks).toEqual(['buy']);
});

it('clicks once where the browser clicks by itself', async () => {
  fireEvent.mouseDown(element('#text'));
  move();
  await nextTask();
  fireEvent.mouseUp(element('#text'));
  fireEvent.click(element('#buy'));
  await nextTask();
  expect(clicks).toEqual(['buy']);
});

it.each([
  ['nothing was moved', () => undefined, '#text', {}],
  ['the pointer was released elsewhere', move, '#other', {}],
  ['it was another button of the mouse', move, '#text', { button: 2 }],
  ['the control left the page', () => element('#buy').remove(), '#other', {}],
])('clicks nothing when %s', async (_name, change, released, init) => {
  fireEvent.mouseDown(element('#text'), init);
  change();
  await nextTask();
  fireEvent.mouseUp(element(released), init);
  await nextTask();
  expect(clicks).toEqual([]);
});

/** The key is pressed, and React renders the control anew before the browser presses it. */
function pressKey(key: string, hasSuccessor = true): boolean {
  const buy = element('#buy');
  const fresh = buy.cloneNode(true) as HTMLElement;
  fresh.id = 'fresh';
  vi.spyOn(successors, 'successorOf').mockImplementation(one => (one === buy && hasSuccessor ? fresh : one));
  document.addEventListener('keydown', () => buy.replaceWith(fresh), { capture: true, once: true });
  return fireEvent.keyDown(buy, { key });
}

it.each(['Enter', ' '])(
  'presses what stands in the place of a control that the key %j has replaced, once',
  key => {
    // The browser does not press as well.
    expect(pressKey(key)).toBe(false);
    expect(clicks).toEqual(['fresh']);
  },
);

it.each([
  ['another key was pressed', () => pressKey('a')],
  ['nothing stands in its place', () => pressKey('Enter', false)],
  ['it is still there', () => fireEvent.keyDown(element('#buy'), { key: 'Enter' })],
])('leaves a key to the browser when %s', (_name, press) => {
  expect(press()).toBe(true);
  expect(clicks).toEqual([]);
});
