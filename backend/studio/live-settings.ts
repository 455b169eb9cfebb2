/** What Studio has published of who the shop is, how it looks and what it says. */
import type { Db } from '#backend/database/schema.ts';
import { type SettingsBodies, settingsId, settingsKeyOf, settingsKeys } from '#kernel/shop-settings.ts';
import { readLive } from './live.repository.ts';

/** By key; none for what is as the folder says. */
export async function readLiveSettings(db: Db, at: Date): Promise<SettingsBodies> {
  const { documents } = await readLive(db, at, {}, settingsKeys.map(settingsId));
  return Object.fromEntries(
    documents.flatMap(({ id, body }) => {
      const key = settingsKeyOf(id);
      return key && body ? [[key, body]] : [];
    }),
  );
}
