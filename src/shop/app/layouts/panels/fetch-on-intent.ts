/** Props for a control that prefetch a panel's code and texts on hover and focus. */

import type { ComponentType } from 'react';
import { fetchTexts, type TextExtent } from '#i18n/all-texts.tsx';
import { isLocaleCode } from '#i18n/locales.ts';
import { panelIntent } from '#ui/panel/panel.tsx';

export type PanelLoader = () => Promise<{ default: ComponentType<{ open: boolean }> }>;

/** For a panel without one in the server's HTML: the code of the dialog comes along. */
export const withDialog =
  (load: PanelLoader): PanelLoader =>
  () => {
    panelIntent.onFocus();
    return load();
  };

/** @param texts the messages that the panel needs */
export function fetchOnIntent(load: PanelLoader, texts: TextExtent) {
  const fetch = () => {
    const code = document.documentElement.lang.slice(0, 2);
    // Opening the panel retries a failed fetch and reports its error.
    for (const part of [load(), isLocaleCode(code) ? fetchTexts(code, texts) : null])
      part?.catch(() => undefined);
  };
  return { onPointerEnter: fetch, onFocus: fetch };
}
