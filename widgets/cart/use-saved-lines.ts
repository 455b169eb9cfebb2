/** The lines that this browser has put aside, with the parts as they are sold now. */
import type { CartLine } from '#api/cart/types.ts';
import type { Part } from '#api/part/types.ts';
import { type SavedLine, savedLinesFormat, withoutSaved, withSaved } from '#stores/saved-lines.ts';
import { useStores } from '#stores/stores-context.ts';
import { useRestored } from '#stores/use-restored.ts';
import { useEffect, useState } from 'react';

/** `refused`: the cart did not take it, and it stays saved. */
export type MoveOutcome = 'moved' | 'refused';

export interface SavedLines {
  lines: readonly SavedLine[];
  /** By SKU; a SKU that is not sold any more is absent. Null while unknown. */
  parts: ReadonlyMap<number, Part> | null;
  state: 'loading' | 'ready' | 'failed';
  remove(skuId: number): void;
  /** @param quantity what the stock allows */
  move(line: SavedLine, quantity: number): Promise<MoveOutcome>;
}

const none: readonly SavedLine[] = [];

export function useSavedLines(): SavedLines {
  const { persisted, cart, api } = useStores();
  const field = persisted(savedLinesFormat);
  const isRestored = useRestored();
  useEffect(() => field.restore(), [field]);
  const lines = isRestored ? field.value : none;
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
    lines,
    parts: found?.parts ?? null,
    state: isKnown ? 'ready' : found?.of === wanted ? 'failed' : 'loading',
    remove: skuId => field.change(withoutSaved(skuId)),
    async move(line, quantity) {
      const { skuId, name } = line;
      if (!(await cart.add({ skuId, name, quantity }))) return 'refused';
      field.change(withoutSaved(skuId));
      cart.dismissAdded();
      return 'moved';
    },
  };
}

/** Puts a line aside: stored before it leaves the cart, so that it is never lost. Resolves to whether the cart let it go. */
export function useSaveLine(): (line: CartLine) => Promise<boolean> {
  const { persisted, cart } = useStores();
  const field = persisted(savedLinesFormat);
  return async line => {
    const { skuId, quantity, product } = line;
    const before = field.read();
    field.change(withSaved({ skuId, quantity, productId: product.productId, name: product.name }));
    try {
      if ((await cart.setQuantity(line, 0)) === 'taken') return true;
    } catch (error) {
      reportError(error);
    }
    field.change(() => before);
    return false;
  };
}
