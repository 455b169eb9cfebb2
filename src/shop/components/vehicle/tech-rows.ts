/** Technical data as display rows: only known, non-empty fields, in a fixed order (R-VEHICLE-5). */
import type { TechData } from '#api/vehicle/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

const fields = [
  'frontWheelOffset',
  'backWheelOffset',
  'frontRim',
  'backRim',
  'frontTire',
  'backTire',
  'motorOilVolume',
  'transOilVolume',
  'frontDiffOilVolume',
  'backDiffOilVolume',
  'frontBoltPattern',
  'backBoltPattern',
] as const;

export interface TechRow {
  label: MessageId;
  value: string;
}

const labelOf = (field: (typeof fields)[number]): MessageId =>
  `MODEL_SELECTOR_TECH_INFO_${field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}` as MessageId;

/** Both languages use a decimal comma; a volume without unit is in litres. */
function shown(field: string, raw: string): string {
  const text = raw.trim().replace(/(\d)\.(\d)/g, '$1,$2');
  return field.endsWith('OilVolume') && /^\d+(,\d+)?$/.test(text) ? `${text} l` : text;
}

export const techRows = (data: TechData): TechRow[] =>
  fields.flatMap(field => {
    const raw = data[field];
    return raw === undefined || raw.trim() === ''
      ? []
      : [{ label: labelOf(field), value: shown(field, raw) }];
  });
