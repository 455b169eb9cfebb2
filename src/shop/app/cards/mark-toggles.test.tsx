/** Favourite and compare buttons of static cards. */
import { makeAutoObservable } from 'mobx';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { markToggles } from './mark-toggles.ts';

const store = (ids: number[]) =>
  makeAutoObservable({
    ids,
    has(id: number) {
      return this.ids.includes(id);
    },
    toggle(id: number) {
      this.ids = this.has(id) ? this.ids.filter(one => one !== id) : [...this.ids, id];
    },
  });
const heart = (id: number) => `<button data-favorite="${id}" aria-pressed="false"><svg></svg></button>`;
const pressed = (id: number) =>
  document.querySelector(`[data-favorite="${id}"]`)?.getAttribute('aria-pressed');

let stop = () => undefined as void;
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

it('marks favourites and toggles one by a click anywhere in its button', () => {
  document.body.innerHTML = heart(1) + heart(2);
  const favorites = store([2]);
  stop = markToggles('favorite', favorites);
  expect([pressed(1), pressed(2)]).toEqual(['false', 'true']);
  document
    .querySelector('[data-favorite="1"] svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(favorites.ids).toEqual([2, 1]);
  expect([pressed(1), pressed(2)]).toEqual(['true', 'true']);
  favorites.toggle(2);
  expect(pressed(2)).toBe('false');
});

it('hears of clicks that are stopped on their way up', () => {
  document.body.innerHTML = heart(1);
  const stopClicks = (event: Event) => event.stopPropagation();
  document.body.addEventListener('click', stopClicks);
  onTestFinished(() => document.body.removeEventListener('click', stopClicks));
  const favorites = store([]);
  stop = markToggles('favorite', favorites);
  document.querySelector<HTMLElement>('[data-favorite]')?.click();
  expect(favorites.ids).toEqual([1]);
});

it('marks cards that are added later', async () => {
  stop = markToggles('favorite', store([7]));
  document.body.insertAdjacentHTML('beforeend', heart(7));
  await vi.waitFor(() => expect(pressed(7)).toBe('true'));
});

it('ignores clicks after it was stopped', () => {
  document.body.innerHTML = heart(1);
  const favorites = store([]);
  markToggles('favorite', favorites)();
  document.querySelector<HTMLElement>('[data-favorite]')?.click();
  expect(favorites.ids).toEqual([]);
});
