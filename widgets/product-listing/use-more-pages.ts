/** The loaded pages of a list: a click on the link to the next or previous page loads it into this one. */

import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Direction, ListStore } from '#stores/lists/list-store.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { isPlainClick } from '#ui/plain-click.ts';

interface MorePages {
  onPrevious: (event: MouseEvent) => void;
  onNext: (event: MouseEvent) => void;
  frame: RefObject<HTMLDivElement | null>;
}

/** Resolves after React has rendered. */
const painted = () => new Promise(requestAnimationFrame);

const gridOf = (frame: HTMLElement | null, page: number) =>
  frame?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null;

export function useMorePages(store: ListStore): MorePages {
  const { notices } = useStores();
  const frame = useRef<HTMLDivElement>(null);
  /** Position of the first visible page before another is inserted above. */
  const stood = useRef<{ page: number; top: number } | null>(null);

  useLayoutEffect(() => {
    if (!stood.current || store.first >= stood.current.page) return;
    const { page: number, top } = stood.current;
    stood.current = null;
    const now = gridOf(frame.current, number)?.getBoundingClientRect().top;
    if (now !== undefined) scrollBy(0, now - top);
  });

  async function bring(direction: Direction, pressed: Element, byKeyboard: boolean): Promise<void> {
    const isNext = direction === 'next';
    const number = store.first;
    const measure = () => {
      const top = gridOf(frame.current, number)?.getBoundingClientRect().top;
      if (!isNext && top !== undefined) stood.current = { page: number, top };
    };
    try {
      if (!(await store.more(direction, measure))) return;
    } catch {
      notices.show('ERROR_NETWORK', { mode: 'error' });
      return;
    }
    await painted();
    // Keyboard users continue at the new products; so does everyone whose link disappeared with the last page.
    if (byKeyboard || !pressed.isConnected)
      gridOf(frame.current, isNext ? store.last : store.first)
        ?.querySelector('a')
        ?.focus({ preventScroll: !byKeyboard || !isNext });
  }

  const handle = (direction: Direction) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void bring(direction, event.currentTarget, event.detail === 0);
  };
  return { onPrevious: handle('previous'), onNext: handle('next'), frame };
}
