/** `shop.json`, `theme.json` and `texts/` as the shop is now: the files of its folder, with what Studio has published. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#kernel/is-record.ts';
import { type SettingsBodies, type SettingsBody, withoutEmpty } from '#kernel/shop-settings.ts';
import type { FolderFile } from '../folder-files.ts';
import { fileOf, libraryFiles } from './library-files.ts';
import {
  messagesOf,
  settingsText,
  shopWith,
  themeWith,
  withFileNames,
  withLocalTexts,
} from './settings-bodies.ts';

export interface SettingsFiles {
  /** Texts of `shop.json` and `theme.json`, by file name. */
  files: ReadonlyMap<string, string>;
  /** Of `texts/`, by file name; null: those of the folder are copied. */
  texts: ReadonlyMap<string, string> | null;
  /** Names in Studio's library of the files that the theme takes from there. */
  pictures: ReadonlyMap<string, string>;
}

/** Keys in the order of the file that was there, then new ones. */
function inOrderOf(before: object, data: SettingsBody): SettingsBody {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(data)])];
  return Object.fromEntries(keys.filter(key => data[key] !== undefined).map(key => [key, data[key]]));
}

/** A file of which Studio has published nothing stays byte for byte. */
export async function exportSettings(
  folder: string,
  shop: FolderFile<'shop'>,
  { identity, theme, texts }: SettingsBodies,
): Promise<SettingsFiles> {
  const $schema = 'schema';
  const themeText = await readFile(join(folder, 'theme.json'), 'utf8').catch(() => null);
  const ownTheme: unknown = JSON.parse(themeText?.replace(/^\uFEFF/, '') ?? '{}');
  const before = isRecord(ownTheme) ? ownTheme : {};
  const shopText = identity
    ? settingsText(inOrderOf(shop.data, withLocalTexts(shop.data.languages, shopWith(shop.data, identity))))
    : shop.text;
  const whole = theme && themeWith(before, theme);
  const pictures = libraryFiles(whole ?? {});
  const colours =
    whole && withoutEmpty(withFileNames(whole, picture => fileOf(pictures, picture) ?? picture));
  const looks = colours ? settingsText(inOrderOf(before, { $schema, ...colours })) : themeText;
  return {
    files: new Map([['shop.json', shopText], ...(looks === null ? [] : [['theme.json', looks] as const])]),
    texts: texts
      ? new Map(
          Object.entries(withoutEmpty(texts)).flatMap(([code, messages]) =>
            isRecord(messages) ? [[`${code}.json`, settingsText(messagesOf(messages))] as const] : [],
          ),
        )
      : null,
    pictures,
  };
}
