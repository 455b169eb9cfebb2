/** @vitest-environment jsdom */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { watchNavigation } from './watch-navigation.ts';

let stop: () => void;
const bar = document.createElement('div');
const fetchSubmenus = vi.fn<(nav: Element) => Promise<void>>();
const item = (name: string) =>
  `<li data-item=""><a href="#${name}">${name}</a><details><summary>${name} lisää</summary></details><div><a id="${name}-sub" href="#x">alla</a></div></li>`;

beforeEach(() => {
  bar.innerHTML = `<nav><ul>${item('renkaat')}${item('vinssit')}</ul></nav><button>muu</button>`;
  document.body.append(bar);
  fetchSubmenus.mockReset().mockResolvedValue();
  stop = watchNavigation(bar, fetchSubmenus);
});
afterEach(() => {
  stop();
  bar.remove();
});

const details = () => bar.querySelectorAll('details');
function open(index: number) {
  const one = details()[index];
  if (!one) throw new Error('Menu not found');
  one.open = true;
  return one;
}
const press = (target: Element | null, type: string) =>
  target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

it('closes the menu with Escape and returns the focus to its toggle (R-A11Y-2)', () => {
  const menu = open(0);
  bar.querySelector<HTMLElement>('#renkaat-sub')?.focus();
  escape();
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
});

it('does not move a focus outside the menu on Escape', () => {
  const menu = open(0);
  const other = bar.querySelector('button');
  document.body.append(other ?? '');
  other?.focus();
  escape();
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(other);
  other?.remove();
});

it('closes on a press outside, not on a press inside', () => {
  const menu = open(0);
  press(bar.querySelector('#renkaat-sub'), 'pointerdown');
  expect(menu.open).toBe(true);
  press(document.body, 'pointerdown');
  expect(menu.open).toBe(false);
});

it('closes a menu when the focus moves to the next entry', () => {
  const menu = open(0);
  bar.querySelector<HTMLElement>('#vinssit-sub')?.focus();
  expect(menu.open).toBe(false);
});

it('closes the menu of a followed link until the pointer enters another entry', () => {
  const menu = open(0);
  press(bar.querySelector('#renkaat-sub'), 'click');
  expect(menu.open).toBe(false);
  expect(bar).toHaveAttribute('data-dismissed');
  press(bar.querySelector('#renkaat-sub'), 'pointerover');
  expect(bar).toHaveAttribute('data-dismissed');
  press(bar.querySelector('#vinssit-sub'), 'pointerover');
  expect(bar).not.toHaveAttribute('data-dismissed');
});

it('ignores events after it was stopped', () => {
  stop();
  const menu = open(0);
  escape();
  expect(menu.open).toBe(true);
});

it('loads the submenus once, with the first pointer or focus in the menu', async () => {
  press(bar.querySelector('button'), 'pointerover');
  expect(fetchSubmenus).not.toHaveBeenCalled();
  press(bar.querySelector('a'), 'pointerover');
  await nextTask();
  bar.querySelector('a')?.focus();
  expect(fetchSubmenus).toHaveBeenCalledExactlyOnceWith(bar.querySelector('nav'));
});

it('loads them again with the next intent when they could not be loaded', async () => {
  fetchSubmenus.mockRejectedValueOnce(new Error('down'));
  press(bar.querySelector('a'), 'pointerover');
  await nextTask();
  press(bar.querySelector('a'), 'pointerover');
  expect(fetchSubmenus).toHaveBeenCalledTimes(2);
});

it('loads them at once when the menu was opened before the application ran', () => {
  stop();
  open(0);
  stop = watchNavigation(bar, fetchSubmenus);
  expect(fetchSubmenus).toHaveBeenCalledOnce();
});
