/** Panels of the server's HTML follow the store from now on, and the store those that a press has opened before. */

import { reaction } from 'mobx';
import type { PanelStore } from '#stores/shell/panel-store.ts';
import { openServerPanel, serverPanel, whenAsked } from '#ui/panel/server-panel.ts';
import { loadFormStyles } from '../boot/load-form-styles.ts';

const names = ['menu', 'cart', 'account'] as const;
type Name = (typeof names)[number];

/** To be called once, when presses are the application's. */
export function adoptPanels(panels: PanelStore): void {
  document.addEventListener(
    'close',
    ({ target }) => {
      if (names.some(name => name === panels.current && serverPanel(name) === target)) panels.close();
    },
    true,
  );
  for (const name of names) {
    const panel = serverPanel(name);
    if (!panel?.open) continue;
    // A visitor may be typing into its form, which is replaced no earlier than something in it is pressed.
    if (name === 'account') whenAsked(panel, () => panels.open(name, 'login'));
    else panels.open(name);
  }
  reaction(
    () => panels.current,
    current => {
      for (const name of names) {
        const panel = serverPanel(name);
        if (name === current && panel) open(name, panel, panels);
        else if (panel?.open) panel.close();
      }
    },
  );
}

function open(name: Name, panel: HTMLDialogElement, panels: PanelStore): void {
  if (name !== 'account') return openServerPanel(panel);
  const show = () => {
    if (panels.current === name) openServerPanel(panel);
  };
  // Without its styles it works, too.
  void loadFormStyles().then(show, show);
}
