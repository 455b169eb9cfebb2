/** Fetches a panel's code when somebody is about to open it; spread on the control. */
import { panelIntent } from '#ui/panel.tsx';

export const loadCartPanel = () => import('./cart-panel.tsx');
export const loadMenuPanel = () => import('./menu-panel.tsx');
export const loadAddedNotice = () => import('./added-notice.tsx');

function intentOf(load: () => Promise<unknown>) {
  const fetch = () => {
    panelIntent.onFocus();
    // A failed fetch is tried again, and told, by the opening itself.
    load().catch(() => undefined);
  };
  return { onPointerEnter: fetch, onFocus: fetch };
}

export const cartIntent = intentOf(loadCartPanel);
export const menuIntent = intentOf(loadMenuPanel);
