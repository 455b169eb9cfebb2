/** What Studio has published of who the shop is, how it looks and what it says, and the pictures that it names. */
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

/** The bytes of a picture that pages show, also of one that was deleted from the library; null without one. */
export async function readLibraryPicture(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('image_original')
    .select('data')
    .where('type', '=', 'pagewidget')
    .where('file_name', '=', name)
    .executeTakeFirst();
  return row?.data ?? null;
}
