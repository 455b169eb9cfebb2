/** A toast that outlives a full page load: written before it, shown once after it. */
import type { NoticeStore } from './notice-store.ts';
import type { KeyValueStorage } from './ports.ts';

export const carriedNoticeKey = 'atv-notice';

/** The load takes seconds; what is older was meant for a page that never came. */
const life = 30_000;

type Mode = 'success' | 'error' | 'none';

/** @param text finished words: the next page may have loaded other texts. */
export function carryNotice(storage: KeyValueStorage, text: string, mode: Mode = 'success'): void {
  storage.set(carriedNoticeKey, JSON.stringify({ text, mode, at: Date.now() }));
}

export function showCarriedNotice(storage: KeyValueStorage, notices: NoticeStore): void {
  const kept = storage.get(carriedNoticeKey);
  storage.set(carriedNoticeKey, '');
  try {
    const { text, mode, at } = JSON.parse(kept ?? '') as { text: unknown; mode: Mode; at: number };
    if (typeof text === 'string' && Math.abs(Date.now() - at) < life) notices.show(text, { mode });
  } catch {
    // Spoilt or foreign: there is nothing to say.
  }
}
