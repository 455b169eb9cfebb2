/** What staff have published in Studio of who the shop is, how it looks and what it says, and its folder says otherwise. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { readLocalFile } from '#backend/import/local-image.ts';
import { readLibraryPicture, readLiveSettings } from '#backend/studio/live-settings.ts';
import { isSameJson } from '#engine/content/own-props.ts';
import { type SettingsBody, settingsId, settingsKeys, withoutEmpty } from '#kernel/shop-settings.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { readTextFiles } from '../texts/read-texts.ts';
import { fileOf, libraryFiles } from './library-files.ts';
import { identityBody, textsBody, themeBody, themeWith, withFileNames } from './settings-bodies.ts';

/** @returns ids of documents, such as `settings:identity` */
export async function settingsDrift(db: Kysely<Schema>, folder: ShopFolder): Promise<string[]> {
  if (!folder.shop) return [];
  const { data } = folder.shop;
  const { identity, theme, texts } = await readLiveSettings(db, new Date());
  const look = folder.theme?.data ?? null;
  const own = { identity, texts, theme: theme && (await asFile(db, folder, themeWith(look, theme))) };
  const said = {
    identity: identityBody(data),
    theme: themeWith(look, themeBody(look)),
    texts: textsBody(await readTextFiles(folder.path, data.languages, [])),
  };
  return settingsKeys
    .filter(key => {
      const body = own[key];
      return body && !isSameJson(withoutEmpty(body), withoutEmpty(said[key]));
    })
    .map(settingsId);
}

/** A picture of the library that the folder has as the file of an export is that file. */
async function asFile(db: Kysely<Schema>, folder: ShopFolder, theme: SettingsBody): Promise<SettingsBody> {
  const files = libraryFiles(theme);
  const known = new Map<string, string>();
  for (const [file, name] of files) {
    const [here, there] = await Promise.all([
      readLocalFile(join(folder.path, 'pictures'), file),
      readLibraryPicture(db, name),
    ]);
    if (typeof here !== 'string' && there?.equals(here)) known.set(file, name);
  }
  return withFileNames(theme, picture => fileOf(known, picture) ?? picture);
}
