/** A saved machine's technical data: from this browser when it is kept here, else from the service, and kept then (spec 2 §4). */
import { useStores } from '#stores/stores-context.ts';
import { keepTechData, readTechData } from '#stores/tech-data.ts';
import type { Vehicle } from '#stores/vehicle-store.ts';
import { useEffect, useState } from 'react';
import { type TechRow, techRows } from './tech-rows.ts';

export type TechState =
  | { state: 'loading' }
  | { state: 'ready'; rows: readonly TechRow[] }
  | { state: 'failed'; retry: () => void };

export function useTechData({ id, manufacturer, year, model }: Vehicle): TechState {
  const { api, storage } = useStores();
  const [rows, setRows] = useState<readonly TechRow[] | null>(() => {
    const kept = readTechData(storage, id);
    return kept && techRows(kept.data);
  });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (rows || failed) return;
    let stale = false;
    api()
      .then(({ vehicle }) => vehicle.model(manufacturer, year, model))
      .then(
        found => {
          if (found) keepTechData(storage, id, found);
          if (!stale) setRows(found ? techRows(found.data) : []);
        },
        () => {
          if (!stale) setFailed(true);
        },
      );
    return () => {
      stale = true;
    };
  }, [rows, failed, api, storage, id, manufacturer, year, model]);

  if (rows) return { state: 'ready', rows };
  return failed ? { state: 'failed', retry: () => setFailed(false) } : { state: 'loading' };
}
