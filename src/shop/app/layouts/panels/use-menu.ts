/** Loads a menu on first use, and again on retry after a failure. */

import { useEffect, useState } from 'react';
import type { MenuItem } from '#api/content/types.ts';
import { useApp } from '../../context/app-context.ts';

export type MenuState =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly MenuItem[] }
  | { state: 'failed'; retry: () => void };

/** @param wanted false: not loaded yet */
export function useMenu(location: string, wanted: boolean): MenuState {
  const { menuAt } = useApp();
  const [items, setItems] = useState<readonly MenuItem[] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || items || failed) return;
    let stale = false;
    menuAt(location).then(
      menu => {
        if (!stale) setItems(menu?.items ?? []);
      },
      () => {
        if (!stale) setFailed(true);
      },
    );
    return () => {
      stale = true;
    };
  }, [wanted, items, failed, location, menuAt]);

  if (items) return { state: 'ready', items };
  return failed ? { state: 'failed', retry: () => setFailed(false) } : { state: 'loading' };
}
