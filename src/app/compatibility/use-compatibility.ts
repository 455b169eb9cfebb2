/** Keeps the page in step with the chosen vehicle. */
import type { ProductCompatibility } from '#api/vehicle/product-compatibility.ts';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import { useLocale } from '#i18n/use-locale.ts';
import { useStores } from '#stores/stores-context.ts';
import type { Vehicle } from '#stores/vehicle-store.ts';
import { useEffect, useState } from 'react';

export function useCompatibility(vehicle: Vehicle | null, listPath: string): void {
  const locale = useLocale();
  const { api, storage } = useStores();
  const [known] = useState(() => new Map<number, ProductCompatibility | null>());

  useEffect(() => {
    const root = document.getElementById('main');
    if (!vehicle || !root) return undefined;
    let stop: (() => void) | 'left' | undefined;
    Promise.all([import('./start-compatibility.ts'), fetchAllTexts(locale.code)]).then(
      ([{ startCompatibility: startFits }, { formatMessage }]) => {
        if (stop !== 'left')
          stop = startFits(root, { api, storage, vehicle, formatMessage, listPath, known });
      },
      // Without the marks the shop is as it was.
      () => undefined,
    );
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'left';
    };
  }, [vehicle, listPath, api, storage, known, locale.code]);
}
