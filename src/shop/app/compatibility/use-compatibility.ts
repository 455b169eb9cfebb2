/** Marks the page for the chosen vehicle and updates the marks when the vehicle changes. */

import { useEffect, useRef, useState } from 'react';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import { useLocale } from '#i18n/use-locale.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';

export function useCompatibility(vehicle: Vehicle | null, listPath: string, page: ResolvedPage): void {
  const locale = useLocale();
  const { api, storage } = useStores();
  const [cache] = useState(() => new Map<number, ProductCompatibility | null>());

  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);

  useEffect(() => {
    const root = document.getElementById('main');
    if (!vehicle || !root) return undefined;
    let stop: (() => void) | 'unmounted' | undefined;
    Promise.all([import('./start-compatibility.ts'), fetchAllTexts(locale.code)]).then(
      ([{ startCompatibility: start }, words]) => {
        if (stop !== 'unmounted')
          stop = start(root, { api, storage, vehicle, words, listPath, cache, page: () => shown.current });
      },
      // The page works without the marks.
      () => undefined,
    );
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'unmounted';
    };
  }, [vehicle, listPath, api, storage, cache, locale.code]);
}
