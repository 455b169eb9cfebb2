/** The pages of a list in the browser: a press on a link to the next one brings it here instead. */
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { PageContext } from '#engine/contract.ts';
import { type Direction, ListStore } from '#stores/list-store.ts';
import { useStores } from '#stores/stores-context.ts';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pageAddress } from './list-address.ts';
import { rememberPage } from './list-history.ts';

interface Listed {
  store: ListStore;
  onPrevious: (event: MouseEvent) => void;
  onNext: (event: MouseEvent) => void;
  frame: RefObject<HTMLDivElement | null>;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const gridOf = (frame: HTMLElement | null, page: number) =>
  frame?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null;

export function useListStore(list: ListPage, page: PageContext): Listed {
  const { api, notices } = useStores();
  const frame = useRef<HTMLDivElement>(null);
  /** Where the first card in sight stood before others came above it. */
  const stood = useRef<{ page: number; top: number } | null>(null);
  const [store] = useState(
    () =>
      new ListStore({
        page: list.page,
        pageCount: list.pageCount,
        async load(number) {
          const { catalogue } = await api();
          const skip = (number - 1) * list.pageSize;
          return (await catalogue.products({ ...list.query, skip, take: list.pageSize })).products;
        },
      }),
  );

  useLayoutEffect(() => {
    if (!stood.current) return;
    const { page: number, top } = stood.current;
    stood.current = null;
    const now = gridOf(frame.current, number)?.getBoundingClientRect().top;
    if (now !== undefined) scrollBy(0, now - top);
  });

  async function bring(direction: Direction, byKeyboard: boolean): Promise<void> {
    try {
      const before = store.first;
      if (direction === 'previous')
        stood.current = {
          page: before,
          top: gridOf(frame.current, before)?.getBoundingClientRect().top ?? 0,
        };
      if (!(await store.more(direction))) return;
      if (direction === 'next') rememberPage(pageAddress(page, store.last));
      // Who reads on by the keyboard goes on with the first product that came.
      if (byKeyboard)
        gridOf(frame.current, direction === 'next' ? store.last : store.first)
          ?.querySelector('a')
          ?.focus({ preventScroll: direction === 'previous' });
    } catch {
      stood.current = null;
      notices.show('ERROR_NETWORK', { mode: 'error' });
    }
  }

  const handle = (direction: Direction) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void bring(direction, event.detail === 0);
  };
  return { store, onPrevious: handle('previous'), onNext: handle('next'), frame };
}
