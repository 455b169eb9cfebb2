/** Fetches what a panel needs that only the application can show, while the application itself starts. */
import { isLocaleCode } from '#i18n/locales.ts';
import { messageLoaders } from '#i18n/message-loaders.gen.ts';
import { serverPanel } from '#ui/panel/server-panel.ts';
import { fetchWithoutRunning } from './fetch-and-load.ts';

/** Panels with their messages, by the name on the controls that open them. */
const panels: Readonly<Record<string, { load: () => unknown; texts: 'account' | 'panels' }>> = {
  account: { load: () => import('#app/layouts/panels/account-panel.tsx'), texts: 'account' },
  market: { load: () => import('#app/layouts/panels/market-panel.tsx'), texts: 'panels' },
};

const loadDialog = (): unknown => import('#ui/panel/panel-dialog.tsx');

/** @param name nothing happens for that of another panel. */
export function fetchPanel(name: string): void {
  const panel = panels[name];
  if (!panel) return;
  const code = document.documentElement.lang.slice(0, 2);
  fetchWithoutRunning(() => {
    panel.load();
    if (!serverPanel(name)) loadDialog();
  });
  // Texts are data. The panel asks again, and reports a failure.
  if (isLocaleCode(code)) messageLoaders[panel.texts][code]().catch(() => undefined);
}
