/** Loaders of the panels by name, and prefetching for those that header buttons open. */
import type { TextExtent } from '#i18n/all-texts.tsx';
import type { PanelName } from '#stores/shell/panel-store.ts';
import { fetchOnIntent, type PanelLoader, withDialog } from './fetch-on-intent.ts';

/** Add new panels here; each module's default export takes `open`. */
export const panelLoaders = {
  account: withDialog(() => import('./account-panel.tsx')),
  cart: () => import('./cart-panel.tsx'),
  market: withDialog(() => import('./market-panel.tsx')),
  menu: () => import('./menu-panel.tsx'),
} satisfies Partial<Record<PanelName, PanelLoader>>;

/** The messages that a panel needs. */
export const panelTexts: Record<keyof typeof panelLoaders, TextExtent> = {
  account: 'account',
  cart: 'panels',
  market: 'panels',
  menu: 'panels',
};

export const loadAddedNotice = withDialog(() => import('./added-notice.tsx'));

export const accountIntent = fetchOnIntent(panelLoaders.account, panelTexts.account);
export const cartIntent = fetchOnIntent(panelLoaders.cart, panelTexts.cart);
export const menuIntent = fetchOnIntent(panelLoaders.menu, panelTexts.menu);
