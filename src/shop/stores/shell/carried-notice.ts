/** A toast that survives a full page load: stored in the tab before it, shown once after it. */

import type { KeyValueStorage } from '../common/ports.ts';
import { carriedNoticeKey } from './carried-notice-key.ts';
import type { NoticeStore } from './notice-store.ts';

/** Maximum age in ms. A page load takes seconds; an older toast belongs to a load that failed. */
const maxAgeMs = 30_000;

type Mode = 'success' | 'error' | 'none';

/** @param text translated text, because the next page may have other messages loaded. */
export function carryNotice(storage: KeyValueStorage, text: string, mode: Mode = 'success'): void {
  storage.set(carriedNoticeKey, JSON.stringify({ text, mode, at: Date.now() }));
}

export function showCarriedNotice(storage: KeyValueStorage, notices: NoticeStore): void {
  const stored = storage.get(carriedNoticeKey);
  storage.set(carriedNoticeKey, '');
  try {
    const { text, mode, at } = JSON.parse(stored ?? '') as { text: unknown; mode: Mode; at: number };
    if (typeof text === 'string' && Math.abs(Date.now() - at) < maxAgeMs) notices.show(text, { mode });
  } catch {
    // Invalid JSON is ignored.
  }
}
