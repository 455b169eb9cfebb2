/** What of a shop's folder is edited in Studio as documents: who the shop is, how it looks and what it says. */

import { isRecord } from './is-record.ts';

/** Key of each document of the kind `settings`. */
export const settingsKeys = ['identity', 'theme', 'texts'] as const;
export type SettingsKey = (typeof settingsKeys)[number];

/** A document as JSON; `texts` holds messages by language. */
export type SettingsBody = Readonly<Record<string, unknown>>;

/** Documents by key. What is missing is as the folder says. */
export type SettingsBodies = Readonly<Partial<Record<SettingsKey, SettingsBody>>>;

/**
 * The fields of `shop.json` that Studio edits. Languages, markets, customers, vehicles and clocks decide which addresses,
 * prices and dates exist: they stay with the folder and `apply`.
 */
export const identityFields = [
  'name',
  'shortName',
  'announcement',
  'phone',
  'mail',
  'hours',
  'description',
  'purpose',
  'searches',
  'company',
  'bank',
] as const;

/** The fields of `theme.json` that Studio edits. */
export const themeFields = ['colours', 'radius', 'logo', 'mark', 'socialPicture'] as const;

/** Those of them that name pictures. */
export const pictureFields: readonly (typeof themeFields)[number][] = ['logo', 'mark', 'socialPicture'];

const libraryAddress = '/images/pagewidget/raw/';

/**
 * How a theme names a picture of Studio's library: by its address, as texts do. A plain name is that of a file of the
 * folder, where a picture of the same name may be another one.
 */
export const libraryPicture = (name: string): string => libraryAddress + encodeURIComponent(name);

/** The name in the library; null for a file of the folder. */
export function libraryNameOf(picture: string): string | null {
  if (!picture.startsWith(libraryAddress)) return null;
  try {
    return decodeURIComponent(picture.slice(libraryAddress.length));
  } catch {
    return null;
  }
}

const idStart = 'settings:';

export const settingsId = (key: SettingsKey) => `${idStart}${key}` as const;

/** Undefined for the id of another document. */
export const settingsKeyOf = (id: string): SettingsKey | undefined =>
  settingsKeys.find(key => id === settingsId(key));

/** Without texts, lists and groups that are empty: in a form that is how a field is left out. */
export function withoutEmpty(body: SettingsBody): SettingsBody {
  const kept = Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
    if (Array.isArray(value)) {
      const items = value.filter(item => item !== '');
      return items.length === 0 ? [] : [[key, items]];
    }
    const inner = isRecord(value) ? withoutEmpty(value) : value;
    const isEmpty = inner === '' || (isRecord(inner) && Object.keys(inner).length === 0);
    return isEmpty ? [] : [[key, inner]];
  });
  return Object.fromEntries(kept);
}
