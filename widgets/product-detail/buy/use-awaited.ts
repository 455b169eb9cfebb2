/** The SKU for which a back-in-stock notification is requested, and whether its panel is open. */
import type { Sku } from '#api/catalogue/types.ts';
import { useState } from 'react';

export function useAwaited() {
  const [awaited, setAwaited] = useState<Sku | null>(null);
  const [asking, setAsking] = useState(false);
  return {
    awaited,
    asking,
    ask(sku: Sku) {
      setAwaited(sku);
      setAsking(true);
    },
    close: () => setAsking(false),
  };
}
