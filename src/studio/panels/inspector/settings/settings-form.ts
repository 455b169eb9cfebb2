/** The forms of who the shop is and how it looks, from the schemas of the shop's folder. */
import { isRecord } from '#kernel/is-record.ts';
import { identityFields, type SettingsKey, themeFields } from '#kernel/shop-settings.ts';
import { fieldsOf } from '#page-form/field-of.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import type { NodeForm } from '../node-schema.ts';

/** @param only the names of its fields; all by default */
export function settingsForm(key: Exclude<SettingsKey, 'texts'>, only?: readonly string[]): NodeForm {
  const schema = catalogue.shared[`shop-${key}`] ?? {};
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const all: readonly string[] = key === 'identity' ? identityFields : themeFields;
  const names = all.filter(name => only?.includes(name) ?? true);
  // Groups of fields that are always there.
  const required = key === 'identity' ? schema['required'] : names;
  const own = Object.fromEntries(names.map(name => [name, properties[name]]));
  return { at: [], fields: fieldsOf({ ...schema, properties: own, required }, catalogue.shared) };
}
