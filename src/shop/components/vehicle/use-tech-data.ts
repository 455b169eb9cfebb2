/** A saved vehicle's technical data: from this browser's storage, else from the service and then stored (R-VEHICLE-4). Null: the service no longer has the vehicle. */
import { useStores } from '#stores/shopper/stores-context.ts';
import { storeTechData, readTechData } from '#stores/visitor/tech-data.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { useCallback } from 'react';
import { useAsync } from '../loading/use-async.ts';
import { techRows } from './tech-rows.ts';

export function useTechData({ id, manufacturer, year, model }: Vehicle) {
  const { api, storage } = useStores();
  return useAsync(
    useCallback(async () => {
      const kept = readTechData(storage, id);
      if (kept) return techRows(kept.data);
      const { vehicle } = await api();
      const found = await vehicle.model(manufacturer, year, model);
      if (found) storeTechData(storage, id, found);
      return found ? techRows(found.data) : null;
    }, [api, storage, id, manufacturer, year, model]),
  );
}
