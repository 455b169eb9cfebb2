/** The chosen colour theme: read from the document's root, where the script in the head has put it. */

import { useSyncExternalStore } from 'react';
import { type ColourTheme, isColourTheme, themeKey } from '#kernel/colour-theme.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

const listeners = new Set<() => void>();

const root = () => document.documentElement;

function read(): ColourTheme {
  const theme = root().dataset['theme'] ?? null;
  return isColourTheme(theme) ? theme : 'system';
}

function show(theme: ColourTheme): void {
  if (theme === 'system') delete root().dataset['theme'];
  else root().dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Another tab has chosen. */
const followStorage = ({ key, newValue }: StorageEvent) => {
  if (key === themeKey) show(isColourTheme(newValue) ? newValue : 'system');
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followStorage);
  };
}

/** The server's HTML is the same for all visitors: `system`. */
const onServer = (): ColourTheme => 'system';

export function useColourTheme(): [theme: ColourTheme, choose: (theme: ColourTheme) => void] {
  const { storage } = useStores();
  const theme = useSyncExternalStore(subscribe, read, onServer);
  return [
    theme,
    chosen => {
      storage.set(themeKey, chosen);
      show(chosen);
    },
  ];
}
