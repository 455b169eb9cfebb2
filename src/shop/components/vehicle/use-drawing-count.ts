/** How many drawings the shop has of a saved vehicle, from its technical data. */
import { useCallback } from 'react';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { useAsync } from '../loading/use-async.ts';
import { loadTechData } from './vehicle-tech-data.ts';

/** 0 while it is not known, and when the service does not say it. */
export function useDrawingCount(vehicle: Vehicle): number {
  const { api, storage } = useStores();
  const asked = useAsync(
    useCallback(async () => {
      const data = await loadTechData(vehicle, { api, storage });
      const count = Number(data?.['assemblies'] ?? 0);
      return Number.isSafeInteger(count) && count > 0 ? count : 0;
    }, [api, storage, vehicle]),
  );
  return asked.state === 'ready' ? asked.value : 0;
}
