/** Calls back with the last of several quick values, once they have come to rest; a pending value is not lost on unmount. */
import { useCallback, useEffect, useRef } from 'react';

export function useDebounced<T>(
  callback: ((value: T) => void) | undefined,
  milliseconds: number,
): (value: T) => void {
  const latest = useRef(callback);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; value: T } | null>(null);

  useEffect(() => {
    latest.current = callback;
  });

  useEffect(
    () => () => {
      if (pending.current === null) return;
      clearTimeout(pending.current.timer);
      latest.current?.(pending.current.value);
      pending.current = null;
    },
    [],
  );

  return useCallback(
    (value: T) => {
      if (pending.current) clearTimeout(pending.current.timer);
      const timer = setTimeout(() => {
        pending.current = null;
        latest.current?.(value);
      }, milliseconds);
      pending.current = { timer, value };
    },
    [milliseconds],
  );
}
