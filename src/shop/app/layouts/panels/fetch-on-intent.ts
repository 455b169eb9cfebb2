/** Props for a control that prefetch a panel's code and texts on hover and focus. */

import type { ComponentType } from 'react';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import { isLocaleCode } from '#i18n/locales.ts';
import { panelIntent } from '#ui/panel/panel.tsx';

export type PanelLoader = () => Promise<{ default: ComponentType<{ open: boolean }> }>;

export function fetchOnIntent(load: PanelLoader) {
  const fetch = () => {
    panelIntent.onFocus();
    const code = document.documentElement.lang.slice(0, 2);
    // Opening the panel retries a failed fetch and reports its error.
    for (const part of [load(), isLocaleCode(code) ? fetchAllTexts(code) : null])
      part?.catch(() => undefined);
  };
  return { onPointerEnter: fetch, onFocus: fetch };
}
