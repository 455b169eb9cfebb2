/** Reports a count that has become too high while it was displayed, as when the stock falls. */
import { useEffect, useEffectEvent, useRef } from 'react';

/** If the limit falls below the count, the parent receives the limit instead, once per limit. */
export function useLoweredCount(count: number, limit: number, onChange: (count: number) => void): void {
  const lowered = useRef<number | null>(null);
  const lower = useEffectEvent((held: number, most: number) => {
    if (held > most && lowered.current !== most) onChange(most);
    lowered.current = held > most ? most : null;
  });
  useEffect(() => lower(count, limit), [count, limit]);
}
