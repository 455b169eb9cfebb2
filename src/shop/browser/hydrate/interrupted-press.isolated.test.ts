/** Presses that go on while something moves, replaces or leaves the control under them. */

import { fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
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
