/** Panels of the server's HTML follow the store from now on, and the store those that a press has opened before. */

import { reaction } from 'mobx';
import type { PanelStore } from '#stores/shell/panel-store.ts';
import { openServerPanel, serverPanel } from '#ui/panel/server-panel.ts';

const names = ['menu', 'cart'] as const;

/** To be called once, when presses are the application's. */
export function adoptPanels(panels: PanelStore): void {
  document.addEventListener(
    'close',
    ({ target }) => {
      if (names.some(name => name === panels.current && serverPanel(name) === target)) panels.close();
    },
    true,
  );
  for (const name of names) if (serverPanel(name)?.open) panels.open(name);
  reaction(
    () => panels.current,
    current => {
      for (const name of names) {
        const panel = serverPanel(name);
        if (name === current && panel) openServerPanel(panel);
        else if (panel?.open) panel.close();
      }
    },
  );
}
