/** What staff have published in Studio of who the shop is, how it looks and what it says, and its folder says otherwise. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { readLiveSettings } from '#backend/studio/live-settings.ts';
import { isSameJson } from '#engine/content/own-props.ts';
import { settingsId, settingsKeys, withoutEmpty } from '#kernel/shop-settings.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { readTextFiles } from '../texts/read-texts.ts';
import { identityBody, textsBody, themeBody } from './settings-bodies.ts';

/** @returns ids of documents, such as `settings:identity` */
export async function settingsDrift(db: Kysely<Schema>, folder: ShopFolder): Promise<string[]> {
  if (!folder.shop) return [];
  const { data } = folder.shop;
  const live = await readLiveSettings(db, new Date());
  const said = {
    identity: identityBody(data),
    theme: themeBody(folder.theme?.data ?? null),
    texts: textsBody(await readTextFiles(folder.path, data.languages, [])),
  };
  return settingsKeys
    .filter(key => {
      const own = live[key];
      return own && !isSameJson(withoutEmpty(own), withoutEmpty(said[key]));
    })
    .map(settingsId);
}
