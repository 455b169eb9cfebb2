/** Under which heading of the form a field stands: what visitors read and see first, then how it looks, then the rest. */

import type { PlainSchema } from '#engine/definition/preview-port.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Control, FieldGroup, FieldPlace } from './field.ts';

const groups: readonly FieldGroup[] = ['content', 'look', 'settings'];
const isGroup = (value: unknown): value is FieldGroup => groups.some(group => group === value);

/** The schema's `x-ui: { group, order }`; without it the kind of the control decides, and the order of the schema. */
export function fieldPlaceOf(schema: PlainSchema, control: Control): FieldPlace {
  const { 'x-ui': ui } = schema;
  const { group, order } = isRecord(ui) ? ui : {};
  return {
    group: isGroup(group) ? group : usualGroup(schema, control),
    order: typeof order === 'number' ? order : 100,
  };
}

function usualGroup(schema: PlainSchema, { kind }: Control): FieldGroup {
  if (schema['x-role'] === 'developer' || kind === 'json') return 'settings';
  return kind === 'choice' || kind === 'switch' || kind === 'number' ? 'look' : 'content';
}

/** The fields of each group that has any, in the order of the form. */
export const inGroups = <Item extends { field: { place: FieldPlace } }>(
  fields: readonly Item[],
): { group: FieldGroup; fields: Item[] }[] =>
  groups
    .map(group => ({
      group,
      fields: fields
        .filter(({ field }) => field.place.group === group)
        .toSorted((a, b) => a.field.place.order - b.field.place.order),
    }))
    .filter(({ fields: found }) => found.length > 0);
