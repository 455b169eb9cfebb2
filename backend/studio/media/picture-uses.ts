/** Another picture in the place of one, wherever a document shows it. */
import { decodedName, pictureAddress } from '#backend/content/documents/picture-names.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody, DocumentOperation } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';

export interface NewPicture {
  name: string;
  width: number;
  height: number;
  /** In per cent. */
  focus: { x: number; y: number };
}

/** The middle is what is assumed without one. */
function focusOf(
  holder: Readonly<Record<string, unknown>>,
  key: 'focus' | 'phoneFocus',
  { focus }: NewPicture,
): Readonly<Record<string, unknown>> {
  return key in holder || focus.x !== 50 || focus.y !== 50 ? { [key]: focus } : {};
}

/** The picture's size and focus, which documents hold beside its name. */
function besides(holder: Readonly<Record<string, unknown>>, old: string, picture: NewPicture) {
  const { file, phoneFile } = holder;
  const main = file === old && 'width' in holder ? { width: picture.width, height: picture.height } : {};
  const phone =
    phoneFile === old && 'phoneWidth' in holder
      ? { phoneWidth: picture.width, phoneHeight: picture.height, ...focusOf(holder, 'phoneFocus', picture) }
      : {};
  const focus = file === old && 'width' in holder ? focusOf(holder, 'focus', picture) : {};
  return { ...main, ...phone, ...focus };
}

function replaced(value: unknown, old: string, picture: NewPicture): unknown {
  if (value === old) return picture.name;
  if (typeof value === 'string')
    return value.replace(pictureAddress, (whole, name: string) =>
      decodedName(name) === old ? whole.slice(0, -name.length) + encodeURIComponent(picture.name) : whole,
    );
  if (Array.isArray(value)) return value.map(entry => replaced(entry, old, picture));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, replaced(entry, old, picture)]);
  return { ...Object.fromEntries(entries), ...besides(value, old, picture) };
}

/** The operations that put another picture in the place of one, everywhere in the document. */
export function replacePicture(body: DocumentBody, old: string, picture: NewPicture): DocumentOperation[] {
  const next = replaced(body, old, picture);
  return isRecord(next) && !sameJson(next, body) ? diffDocuments(body, next) : [];
}
