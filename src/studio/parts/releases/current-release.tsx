/** The release in which this browser's tab edits: every draft that is opened is the one of this release. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

export interface CurrentRelease {
  /** 0: the drafts of no release. */
  release: number;
  setRelease(release: number): void;
}

const Current = createContext<CurrentRelease>({ release: 0, setRelease: () => undefined });

/** Survives a reload of the tab, and is not shared with other tabs. */
const KEY = 'studio-release';

function remembered(): number {
  const text = sessionStorage.getItem(KEY) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

export function CurrentReleaseProvider({ children }: { children: ReactNode }) {
  const [release, set] = useState(remembered);
  const value = useMemo(
    () => ({
      release,
      setRelease(next: number) {
        sessionStorage.setItem(KEY, String(next));
        set(next);
      },
    }),
    [release],
  );
  return <Current value={value}>{children}</Current>;
}

/** Outside of the provider it is always none. */
export const useCurrentRelease = (): CurrentRelease => useContext(Current);
