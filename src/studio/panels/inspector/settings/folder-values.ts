/** What a document of settings says, against what the folder of the shop says. */
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';
import { withoutEmpty } from '#kernel/shop-settings.ts';
import type { FieldPath } from '#page-form/field.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import { operationsOf } from '../../../editing/structure/operation-of.ts';

/** A text that is empty in each language says as little as none. */
const said = (value: unknown): unknown => withoutEmpty({ value })['value'];

/** Whether the shop would say something else at the place if its folder were asked alone. */
export const differsAt = (folder: DocumentBody, body: DocumentBody, path: FieldPath): boolean =>
  !sameJson(said(fieldValueAt(folder, path)), said(fieldValueAt(body, path)));

export const differs = (folder: DocumentBody, body: DocumentBody): boolean =>
  !sameJson(withoutEmpty(folder), withoutEmpty(body));

/** Make the document what the folder says, in one step. */
export const backToFolder = (folder: DocumentBody, body: DocumentBody): DocumentOperation[] =>
  operationsOf('', body, folder);

/** A short text or number as it can be named in a line; undefined for what is larger, and for nothing. */
export function shortValue(value: unknown, locales: readonly string[]): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (Array.isArray(value)) {
    const items = value.filter(item => typeof item === 'string');
    return items.length === value.length && items.length > 0 ? items.join(', ') : undefined;
  }
  const first = isRecord(value)
    ? locales.map(code => value[code]).find(text => text !== undefined)
    : undefined;
  return first === undefined ? undefined : shortValue(first, []);
}
