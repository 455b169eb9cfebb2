/** Keeps the page in step with the chosen vehicle. */
import type { ProductFit } from '#api/vehicle/product-fit.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import type { Vehicle } from '#stores/vehicle-store.ts';
import { useEffect, useState } from 'react';

export function useFits(vehicle: Vehicle | null, listPath: string): void {
  const { t } = useTexts();
  const { api, storage } = useStores();
  const [known] = useState(() => new Map<number, ProductFit | null>());

  useEffect(() => {
    const root = document.getElementById('main');
    if (!vehicle || !root) return undefined;
    let stop: (() => void) | 'left' | undefined;
    const texts = {
      fits: t('PRODUCT_FITS_VEHICLE'),
      universal: t('PRODUCT_UNIVERSAL'),
      check: t('PRODUCT_CHECK_MEASURES'),
      other: t('PRODUCT_DOES_NOT_FIT_VEHICLE'),
    };
    const universalLabel = t('MODEL_SELECTOR_UNIVERSAL');
    import('./start-fits.ts').then(
      ({ startFits }) => {
        if (stop !== 'left')
          stop = startFits(root, { api, storage, vehicle, texts, universalLabel, listPath, known });
      },
      // Without the marks the shop is as it was.
      () => undefined,
    );
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'left';
    };
  }, [vehicle, listPath, api, storage, known, t]);
}
