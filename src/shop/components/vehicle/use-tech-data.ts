/** A saved vehicle's technical data: from this browser's storage, else from the service and then stored (R-VEHICLE-4). Null: the service no longer has the vehicle. */

import { useCallback } from 'react';
import type { TechData } from '#api/vehicle/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { techFields } from '#kernel/tech-fields.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { Vehicle } from '#stores/visitor/vehicle-store.ts';
import { useAsync } from '../loading/use-async.ts';
import { loadTechData } from './vehicle-tech-data.ts';

interface TechRow {
  label: MessageId;
  value: string;
}

const labelOf = (field: (typeof techFields)[number]): MessageId =>
  `MODEL_SELECTOR_TECH_INFO_${field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}` as MessageId;

/** Both languages use a decimal comma; a volume without unit is in litres. */
function shown(field: string, raw: string): string {
  const text = raw.trim().replace(/(\d)\.(\d)/g, '$1,$2');
  return field.endsWith('OilVolume') && /^\d+(,\d+)?$/.test(text) ? `${text} l` : text;
}

const techRows = (data: TechData): TechRow[] =>
  techFields.flatMap(field => {
    const raw = data[field];
    return raw === undefined || raw.trim() === ''
      ? []
      : [{ label: labelOf(field), value: shown(field, raw) }];
  });

export function useTechData(vehicle: Vehicle) {
  const { api, storage } = useStores();
  return useAsync(
    useCallback(async () => {
      const data = await loadTechData(vehicle, { api, storage });
      return data && techRows(data);
    }, [api, storage, vehicle]),
  );
}
