/** Fetches what a press needs that only the application can handle, while the application itself starts. */
import { isLocaleCode } from '#i18n/locales.ts';
import { messageLoaders } from '#i18n/message-loaders.gen.ts';
import { fetchWithoutRunning } from './fetch-and-load.ts';

/** Panels without one in the server's HTML, by the name on the controls that open them. */
const panels: Readonly<Record<string, () => unknown>> = {
  account: () => import('#app/layouts/panels/account-panel.tsx'),
  market: () => import('#app/layouts/panels/market-panel.tsx'),
};

const loadDialog = (): unknown => import('#ui/panel/panel-dialog.tsx');

/** @param element the pressed control; nothing happens for one that opens no such panel. */
export function fetchForPress(element: HTMLElement): void {
  const load = panels[element.dataset['panel'] ?? ''];
  if (!load) return;
  const code = document.documentElement.lang.slice(0, 2);
  fetchWithoutRunning(() => {
    load();
    loadDialog();
  });
  // Texts are data. The panel asks again, and reports a failure.
  if (isLocaleCode(code)) messageLoaders.all[code]().catch(() => undefined);
}
