/** The part that was pressed last in this visit: what follows counts for it. Stored in the tab, with consent only (R-STUDIO-203). */
import { isRecord } from '#kernel/is-record.ts';
import type { KeyValueStorage } from '#stores/common/ports.ts';
import { sessionIdleMs } from '../telemetry/telemetry-limits.ts';

export const pressedKey = 'ralph-pressed';

export interface PressedPart {
  /** Id of the page. */
  page: string;
  /** Address of the part in the page. */
  part: string;
}

/** Values that end with the tab. */
export interface TabStorage extends KeyValueStorage {
  remove(key: string): void;
}

export interface LastPress {
  remember(pressed: PressedPart): void;
  /** Null before the first press, and when the visit has ended since; reading it extends the visit. */
  read(): PressedPart | null;
}

export function createLastPress(
  storage: Pick<TabStorage, 'get' | 'set'>,
  now: () => number = Date.now,
): LastPress {
  const remember = ({ page, part }: PressedPart) =>
    storage.set(pressedKey, JSON.stringify({ page, part, seen: now() }));
  return {
    remember,
    read() {
      const pressed = parse(storage.get(pressedKey));
      if (!pressed || Math.abs(now() - pressed.seen) >= sessionIdleMs) return null;
      remember(pressed);
      return { page: pressed.page, part: pressed.part };
    },
  };
}

function parse(text: string | null): (PressedPart & { seen: number }) | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return null;
    const { page, part, seen } = value;
    return typeof page === 'string' && typeof part === 'string' && typeof seen === 'number'
      ? { page, part, seen }
      : null;
  } catch {
    return null;
  }
}
