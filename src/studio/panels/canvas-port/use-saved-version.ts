/** Whether the page of the canvas comes from the server again as soon as a change of the document is saved. */
import { useState } from 'react';
import { settingsId } from '#kernel/shop-settings.ts';
import type { EditedDraft } from '../../editing/context/editor-context.ts';

interface SavedVersion {
  /** The version that the page is made from; 0 while it is any. */
  saved: number;
  /** The page is shown until the one that takes its place is there. */
  isSwapped: boolean;
}

/** Menus, and what the shop is called and says, are made by the server alone. */
const isOfServer = (id: string): boolean =>
  id.startsWith('menu:') || id === settingsId('identity') || id === settingsId('texts');

/**
 * Of a theme only another logo needs another page: colours change in the one that is there.
 * Reads observables: for observers.
 */
export function useSavedVersion({
  id,
  body,
  version,
}: Pick<EditedDraft, 'id' | 'body' | 'version'>): SavedVersion {
  const isTheme = id === settingsId('theme');
  const logo = isTheme ? JSON.stringify(body['logo'] ?? null) : '';
  const [seen, setSeen] = useState({ logo, version, saved: 0, isWaiting: false });
  if (seen.logo !== logo) setSeen({ ...seen, logo, version, isWaiting: true });
  else if (seen.isWaiting && version > seen.version)
    setSeen({ ...seen, version, saved: version, isWaiting: false });
  if (isOfServer(id)) return { saved: version, isSwapped: true };
  return { saved: seen.saved, isSwapped: isTheme };
}
