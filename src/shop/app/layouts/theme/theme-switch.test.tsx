/** The switch of the colour theme (R-SHELL-14). */

import { runInNewContext } from 'node:vm';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testCart, testStores } from '#components/testing/testing-shop.tsx';
import { themeKey, themeScript } from '#kernel/colour-theme.ts';
import { TestFrame } from '../common/testing-frame.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const { documentElement: root } = document;
afterEach(() => {
  delete root.dataset['theme'];
});

function show() {
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, text: string) => void stored.set(key, text),
  };
  render(
    <TestFrame stores={testStores(testCart([]), {}, {}, storage)}>
      <ThemeSwitch />
    </TestFrame>,
  );
  return stored;
}
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

it('applies and stores a choice, and returns to that of the device', () => {
  const stored = show();
  expect(pressed()).toBe('Laitteen mukaan');
  fireEvent.click(screen.getByRole('button', { name: 'Tumma' }));
  expect([pressed(), root.dataset['theme'], stored.get(themeKey)]).toEqual(['Tumma', 'dark', 'dark']);
  fireEvent.click(screen.getByRole('button', { name: 'Laitteen mukaan' }));
  expect([pressed(), root.dataset['theme'], stored.get(themeKey)]).toEqual([
    'Laitteen mukaan',
    undefined,
    'system',
  ]);
});

it('follows the choice of another tab', () => {
  show();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'light' })));
  expect([pressed(), root.dataset['theme']]).toEqual(['Vaalea', 'light']);
});

it('is applied by the script in the head, unless the choice is that of the device or nonsense', () => {
  const run = (stored?: string) => {
    const dataset: { theme?: string } = {};
    runInNewContext(themeScript, {
      localStorage: { [themeKey]: stored },
      document: { documentElement: { dataset } },
    });
    return dataset.theme;
  };
  expect([run(), run('system'), run('blue'), run('light'), run('dark')]).toEqual([
    ...[undefined, undefined, undefined],
    ...['light', 'dark'],
  ]);
});
