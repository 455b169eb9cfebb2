/** Whether the page of the canvas comes from the server again as soon as a change of the document is saved. */
import { useState } from 'react';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
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

/** What the page is made from beside the document itself: the frame has other shared parts only from the server. */
function partsOf(id: string, body: DocumentBody): string {
  if (id === settingsId('theme')) return JSON.stringify(body['logo'] ?? null);
  const refs = [...nodesOf(body)].flatMap(({ kind, ref }) => (kind === 'fragment' ? [String(ref)] : []));
  return [...new Set(refs)].toSorted().join();
}

/**
 * Of a theme only another logo needs another page: colours change in the one that is there.
 * Reads observables: for observers.
 */
export function useSavedVersion({
  id,
  body,
  version,
}: Pick<EditedDraft, 'id' | 'body' | 'version'>): SavedVersion {
  const parts = partsOf(id, body);
  const [seen, setSeen] = useState({ parts, version, saved: 0, isWaiting: false });
  if (seen.parts !== parts) setSeen({ ...seen, parts, version, isWaiting: true });
  else if (seen.isWaiting && version > seen.version)
    setSeen({ ...seen, version, saved: version, isWaiting: false });
  if (isOfServer(id)) return { saved: version, isSwapped: true };
  return { saved: seen.saved, isSwapped: id === settingsId('theme') };
}
