/** Whether fetching what may be needed is welcome: not offline, on 2g or with data saver (R-ROUTE-17). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
