/** The forms of who the shop is and how it looks, from the schemas of the shop's folder. */
import { isRecord } from '#kernel/is-record.ts';
import { identityFields, type SettingsKey, themeFields } from '#kernel/shop-settings.ts';
import { fieldsOf } from '#page-form/field-of.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import type { NodeForm } from '../node-schema.ts';

export function settingsForm(key: Exclude<SettingsKey, 'texts'>): NodeForm {
  const schema = catalogue.shared[`shop-${key}`] ?? {};
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const names: readonly string[] = key === 'identity' ? identityFields : themeFields;
  // Groups of fields that are always there.
  const required = key === 'identity' ? schema['required'] : names;
  const own = Object.fromEntries(names.map(name => [name, properties[name]]));
  return { at: [], fields: fieldsOf({ ...schema, properties: own, required }, catalogue.shared) };
}
