/** The lines saved for later, with the parts as they are sold now. */

import { useEffect, useState } from 'react';
import type { Part } from '#api/part/types.ts';
import { SavedLinesStore } from '#stores/cart/saved-lines-store.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

/** Loads the lines after mount, and again when another user is signed in. */
export function useSavedLines(): SavedLinesStore {
  const stores = useStores();
  const [saved] = useState(() => new SavedLinesStore(stores));
  useEffect(() => saved.follow(), [saved]);
  return saved;
}

export interface SavedParts {
  /** By SKU; a SKU that is not sold any more is absent. Null while unknown. */
  parts: ReadonlyMap<number, Part> | null;
  state: 'loading' | 'ready' | 'failed';
}

export function useSavedParts(lines: SavedLinesStore['lines']): SavedParts {
  const { api } = useStores();
  const wanted = [...new Set(lines.map(({ productId }) => productId))].toSorted((a, b) => a - b).join('.');
  const [found, setFound] = useState<{ of: string; parts: ReadonlyMap<number, Part> | null }>();
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    void api()
      .then(({ part }) => part.ofProducts(wanted.split('.').map(Number)))
      .then(
        parts => isCurrent && setFound({ of: wanted, parts }),
        () => isCurrent && setFound({ of: wanted, parts: null }),
      );
    return () => {
      isCurrent = false;
    };
  }, [api, wanted]);
  const isKnown =
    found?.parts != null && lines.every(({ skuId }) => found.of === wanted || found.parts?.has(skuId));
  return {
    parts: found?.parts ?? null,
    state: isKnown ? 'ready' : found?.of === wanted ? 'failed' : 'loading',
  };
}
