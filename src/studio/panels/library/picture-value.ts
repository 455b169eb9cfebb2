/** A picture of the library as the value of a field. */

import { localeCodes } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Asset } from '#studio-api/assets.ts';

/** Shares of width and height. */
export type Focus = Asset['focus'];

const middle: Focus = { x: 0.5, y: 0.5 };

type Value = Readonly<Record<string, unknown>>;

const isMiddle = ({ x, y }: Focus): boolean => x === middle.x && y === middle.y;

/** The value with another picture: its natural size, texts and focal point come along; what was chosen for phones stays. */
export function withPicture(value: unknown, asset: Asset): Value {
  const before: Value = isRecord(value) ? value : {};
  const { focus: _focus, ...others } = before;
  return {
    ...others,
    file: asset.name,
    width: asset.width,
    height: asset.height,
    alt: altOf(asset),
    ...(isMiddle(asset.focus) ? {} : { focus: toPercent(asset.focus) }),
  };
}

/** The value with another picture for phones; null removes it. */
export function withPhonePicture(value: unknown, asset: Asset | null): Value {
  const {
    phoneFile: _file,
    phoneWidth: _width,
    phoneHeight: _height,
    phoneFocus: _focus,
    ...others
  } = isRecord(value) ? value : {};
  if (!asset) return others;
  return {
    ...others,
    phoneFile: asset.name,
    phoneWidth: asset.width,
    phoneHeight: asset.height,
    ...(isMiddle(asset.focus) ? {} : { phoneFocus: toPercent(asset.focus) }),
  };
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

/** The focal point of a value, as shares. @param key whose: of the picture, or of that for phones */
export function focusOf(value: unknown, key: 'focus' | 'phoneFocus' = 'focus'): Focus {
  const given = isRecord(value) ? value[key] : null;
  const focus = isRecord(given) ? given : {};
  const { x, y } = focus;
  return typeof x === 'number' && typeof y === 'number' ? { x: x / 100, y: y / 100 } : middle;
}
