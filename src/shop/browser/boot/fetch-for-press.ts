/** Fetches what a press needs that only the application can handle, while the application itself starts. */
import { isLocaleCode } from '#i18n/locales.ts';
import { messageLoaders } from '#i18n/message-loaders.gen.ts';
import { fetchWithoutRunning } from './fetch-and-load.ts';

/** Panels without one in the server's HTML, with their messages, by the name on the controls that open them. */
const panels: Readonly<Record<string, { load: () => unknown; texts: 'account' | 'panels' }>> = {
  account: { load: () => import('#app/layouts/panels/account-panel.tsx'), texts: 'account' },
  market: { load: () => import('#app/layouts/panels/market-panel.tsx'), texts: 'panels' },
};

const loadDialog = (): unknown => import('#ui/panel/panel-dialog.tsx');

/** @param element the pressed control; nothing happens for one that opens no such panel. */
export function fetchForPress(element: HTMLElement): void {
  const panel = panels[element.dataset['panel'] ?? ''];
  if (!panel) return;
  const code = document.documentElement.lang.slice(0, 2);
  fetchWithoutRunning(() => {
    panel.load();
    loadDialog();
  });
  // Texts are data. The panel asks again, and reports a failure.
  if (isLocaleCode(code)) messageLoaders[panel.texts][code]().catch(() => undefined);
}
