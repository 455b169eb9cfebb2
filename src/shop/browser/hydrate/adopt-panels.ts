/** Panels of the server's HTML follow the store from now on, and the store those that a press has opened before. */

import { reaction } from 'mobx';
import type { PanelStore } from '#stores/shell/panel-store.ts';
import type { SessionStore } from '#stores/visitor/session-store.ts';
import { openServerPanel, serverPanel, whenAsked, whenTakenOver } from '#ui/panel/server-panel.ts';
import { loadFormStyles } from '../boot/load-form-styles.ts';

const names = ['menu', 'cart', 'account'] as const;
type Name = (typeof names)[number];

interface Stores {
  panels: PanelStore;
  session: Pick<SessionStore, 'isAwaited'>;
}

/** To be called once, when presses are the application's. */
export function adoptPanels(stores: Stores): void {
  const { panels } = stores;
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
        if (name === current && panel) open(name, panel, stores);
        else if (panel?.open) panel.close();
      }
    },
  );
}

function open(name: Name, panel: HTMLDialogElement, { panels, session }: Stores): void {
  if (name !== 'account') return openServerPanel(panel);
  const show = () => {
    if (panels.current === name) openServerPanel(panel);
  };
  // The server has written the form of a first sign-in only: another one is shown by the application.
  const taken = panels.frame === 'login' && !session.isAwaited ? null : whenTakenOver(panel);
  // Without its styles it works, too.
  void Promise.allSettled([loadFormStyles(), taken]).then(show);
}
