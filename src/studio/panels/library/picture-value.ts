/** A picture of the library as the value of a field. */

import { localeCodes } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Asset } from '#studio-api/assets.ts';
import type { Focus } from './focus-point.tsx';
import { middle } from './focus-point.tsx';

type Value = Readonly<Record<string, unknown>>;

/** The value with another picture: its natural size, texts and focal point come along; what was chosen for phones stays. */
export function withPicture(value: unknown, asset: Asset): Value {
  const before: Value = isRecord(value) ? value : {};
  const { focus: _focus, ...others } = before;
  const isMiddle = asset.focus.x === middle.x && asset.focus.y === middle.y;
  return {
    ...others,
    file: asset.name,
    width: asset.width,
    height: asset.height,
    alt: altOf(asset),
    ...(isMiddle ? {} : { focus: toPercent(asset.focus) }),
  };
}

/** The value with another picture for phones; null removes it. */
export function withPhonePicture(value: unknown, asset: Asset | null): Value {
  const {
    phoneFile: _file,
    phoneWidth: _width,
    phoneHeight: _height,
    ...others
  } = isRecord(value) ? value : {};
  return asset
    ? { ...others, phoneFile: asset.name, phoneWidth: asset.width, phoneHeight: asset.height }
    : others;
}

/** Texts in every language that has one, and null where a decorative picture has none. */
function altOf({ alt, decorative }: Asset): Value {
  if (decorative) return Object.fromEntries(requiredLocales.map(code => [code, null]));
  return Object.fromEntries(
    localeCodes.flatMap(code => {
      const text = alt[code];
      const isRequired = requiredLocales.some(each => each === code);
      return text === undefined && !isRequired ? [] : [[code, text ?? '']];
    }),
  );
}

export const toPercent = ({ x, y }: Focus): Focus => ({ x: Math.round(x * 100), y: Math.round(y * 100) });

/** The focal point of a value, as shares. */
export function focusOf(value: unknown): Focus {
  const focus = isRecord(value) && isRecord(value['focus']) ? value['focus'] : {};
  const { x, y } = focus;
  return typeof x === 'number' && typeof y === 'number' ? { x: x / 100, y: y / 100 } : middle;
}
