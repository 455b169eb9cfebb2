/** The rail and its controls (R-A11Y-21). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ControlledSlider, scrollPlaceOf } from './controlled-slider.tsx';

const labels = {
  previous: 'Edelliset',
  next: 'Seuraavat',
  page: (page: number, pages: number) => `${page} / ${pages}`,
};
const items = ['Vinssi', 'Aura', 'Renkaat'].map(name => ({ key: name, content: <a href="#a">{name}</a> }));
const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();

/** jsdom has no layout: the rail's content is two and a half times as wide as the rail. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly look: () => void;
      constructor(look: () => void) {
        this.look = look;
      }
      observe() {
        this.look();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, options: ScrollToOptions) {
      scrolledTo(options);
      this.scrollLeft = Math.min(options.left ?? 0, 600);
      fireEvent.scroll(this);
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
  vi.unstubAllGlobals();
  scrolledTo.mockClear();
});

const show = () => render(<ControlledSlider label="Uutuudet" items={items} labels={labels} />);
const button = (name: string) => screen.getByRole('button', { name });

it('moves page by page and stops at both ends', () => {
  show();
  expect(button('Edelliset')).toBeDisabled();
  fireEvent.click(button('Seuraavat'));
  expect(button('2 / 3')).toHaveAttribute('aria-current', 'true');
  fireEvent.click(button('Seuraavat'));
  expect(button('3 / 3')).toHaveAttribute('aria-current', 'true');
  expect(button('Seuraavat')).toBeDisabled();
  fireEvent.click(button('Edelliset'));
  expect(scrolledTo.mock.calls.map(([{ left }]) => left)).toEqual([400, 800, 400]);
});

it('moves directly to the page of a dot', () => {
  show();
  fireEvent.click(button('3 / 3'));
  expect(scrolledTo).toHaveBeenLastCalledWith({ left: 800 });
});

it('renders no controls when everything is visible', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('group', { name: 'Uutuudet' })).toBeInTheDocument();
});

it.each([
  [
    { scrollLeft: 0, clientWidth: 400, scrollWidth: 1000 },
    { page: 0, pages: 3 },
  ],
  [
    { scrollLeft: 599.5, clientWidth: 400, scrollWidth: 1000 },
    { page: 2, pages: 3 },
  ],
  [
    { scrollLeft: 0, clientWidth: 400, scrollWidth: 400.4 },
    { page: 0, pages: 1 },
  ],
  [
    { scrollLeft: 0, clientWidth: 0, scrollWidth: 0 },
    { page: 0, pages: 1 },
  ],
])('maps %o to %o', (rail, place) => {
  expect(scrollPlaceOf(rail as HTMLElement)).toEqual(place);
});
