/** Fetches a panel's code and texts when somebody is about to open it; spread on the control. */
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import { isLocaleCode } from '#i18n/locales.ts';
import type { PanelName } from '#stores/panel-store.ts';
import { panelIntent } from '#ui/panel.tsx';
import type { ComponentType } from 'react';

type PanelLoader = () => Promise<{ default: ComponentType<{ open: boolean }> }>;

/** A new panel is a line here; each module's default export takes `open`. */
export const panelLoaders = {
  account: () => import('./account-panel.tsx'),
  cart: () => import('./cart-panel.tsx'),
  market: () => import('./market-panel.tsx'),
  menu: () => import('./menu-panel.tsx'),
} satisfies Partial<Record<PanelName, PanelLoader>>;

export const loadAddedNotice: PanelLoader = () => import('./added-notice.tsx');

function intentOf(load: PanelLoader) {
  const fetch = () => {
    panelIntent.onFocus();
    const code = document.documentElement.lang.slice(0, 2);
    // A failed fetch is tried again, and told, by the opening itself.
    for (const part of [load(), isLocaleCode(code) ? fetchAllTexts(code) : null])
      part?.catch(() => undefined);
  };
  return { onPointerEnter: fetch, onFocus: fetch };
}

export const accountIntent = intentOf(panelLoaders.account);
export const cartIntent = intentOf(panelLoaders.cart);
export const marketIntent = intentOf(panelLoaders.market);
export const menuIntent = intentOf(panelLoaders.menu);
