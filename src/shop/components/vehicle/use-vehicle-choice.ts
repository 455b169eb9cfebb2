/** Manufacturer, then year, then model: the choices, and the options of the next step (R-VEHICLE-1). The last request wins. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api } from '#api/api.ts';

type Options =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'ready'; values: readonly string[] }
  | { state: 'failed' };

export type VehicleStep = 'manufacturer' | 'year' | 'model';
export type Chosen = Record<VehicleStep, string>;

export interface VehicleChoice {
  chosen: Chosen;
  options: Record<VehicleStep, Options>;
  choose(step: VehicleStep, value: string): void;
  /** Reloads options that failed to load. */
  retry(): void;
  clear(): void;
}

const nothing: Chosen = { manufacturer: '', year: '', model: '' };
const closed: Options = { state: 'closed' };

export function useVehicleChoice(api: () => Promise<Api>): VehicleChoice {
  const [chosen, setChosen] = useState(nothing);
  const [options, setOptions] = useState<VehicleChoice['options']>({
    manufacturer: closed,
    year: closed,
    model: closed,
  });
  const asked = useRef(0);

  const fetchFor = useCallback(
    async ({ manufacturer, year }: Chosen, step: VehicleStep) => {
      const turn = ++asked.current;
      const put = (answer: Options) => {
        if (turn === asked.current) setOptions(known => ({ ...known, [step]: answer }));
      };
      put({ state: 'loading' });
      try {
        const { vehicle } = await api();
        const values =
          step === 'manufacturer'
            ? await vehicle.manufacturers()
            : step === 'year'
              ? await vehicle.years(manufacturer)
              : await vehicle.models(manufacturer, year);
        put({ state: 'ready', values });
      } catch {
        // Shown beside the field, with a retry button (R-VEHICLE-7).
        put({ state: 'failed' });
      }
    },
    [api],
  );

  useEffect(() => void fetchFor(nothing, 'manufacturer'), [fetchFor]);

  return {
    chosen,
    options,
    choose(step, value) {
      const next: Chosen =
        step === 'manufacturer'
          ? { ...nothing, manufacturer: value }
          : step === 'year'
            ? { ...chosen, year: value, model: '' }
            : { ...chosen, model: value };
      setChosen(next);
      if (step === 'model') return;
      // Discards pending responses for the previous choice.
      asked.current += 1;
      const following: VehicleStep = step === 'manufacturer' ? 'year' : 'model';
      setOptions(known => ({
        ...known,
        model: closed,
        ...(step === 'manufacturer' ? { year: closed } : {}),
      }));
      if (value) void fetchFor(next, following);
    },
    retry() {
      const failed = (['manufacturer', 'year', 'model'] as const).find(
        step => options[step].state === 'failed',
      );
      if (failed) void fetchFor(chosen, failed);
    },
    clear() {
      asked.current += 1;
      setChosen(nothing);
      setOptions(known => ({ ...known, year: closed, model: closed }));
    },
  };
}
