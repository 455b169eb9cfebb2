/** Loaders of the panels by name, and prefetching for those that header buttons open. */
import type { TextExtent } from '#i18n/all-texts.tsx';
import { cookieNames } from '#stores/common/cookie-names.ts';
import type { PanelName } from '#stores/shell/panel-store.ts';
import { serverPanel } from '#ui/panel/server-panel.ts';
import { fetchOnIntent, type PanelLoader, withDialog } from './fetch-on-intent.ts';

/** The code of a cart with products comes along where this browser has one. */
function loadCart() {
  // The panel loads it again, and reports a failure.
  if (document.cookie.includes(`${cookieNames.cart}=`)) import('./filled-cart.tsx').catch(() => undefined);
  return import('./cart-panel.tsx');
}

/** In a layout without the server's panels, the code of the dialog comes along. */
const loadAccount: PanelLoader = () => (serverPanel('account') ? accountPanel : withDialog(accountPanel))();
const accountPanel = () => import('./account-panel.tsx');

/** Add new panels here; each module's default export takes `open`. */
export const panelLoaders = {
  account: loadAccount,
  cart: loadCart,
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
