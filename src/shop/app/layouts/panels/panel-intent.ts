/** Loaders of the panels by name, and prefetching for those that header buttons open. */
import type { PanelName } from '#stores/shell/panel-store.ts';
import { fetchOnIntent, type PanelLoader } from './fetch-on-intent.ts';

/** Add new panels here; each module's default export takes `open`. */
export const panelLoaders = {
  account: () => import('./account-panel.tsx'),
  cart: () => import('./cart-panel.tsx'),
  market: () => import('./market-panel.tsx'),
  menu: () => import('./menu-panel.tsx'),
} satisfies Partial<Record<PanelName, PanelLoader>>;

export const loadAddedNotice: PanelLoader = () => import('./added-notice.tsx');

export const accountIntent = fetchOnIntent(panelLoaders.account);
export const cartIntent = fetchOnIntent(panelLoaders.cart);
export const menuIntent = fetchOnIntent(panelLoaders.menu);
