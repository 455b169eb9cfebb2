/** Who the shop is, how it looks and what it says, as its folder has it, as documents that Studio can open. */
import { type BaseDocument, type DocumentSource, hashOfBody, type ShopSettings } from '#backend/index.ts';
import { settingsId, settingsKeyOf, settingsKeys } from '#kernel/shop-settings.ts';

export function settingsSource({ bodies }: Pick<ShopSettings, 'bodies'>): DocumentSource {
  const documents = new Map(
    settingsKeys.map((key): [string, BaseDocument] => {
      const body = bodies[key];
      return [key, { id: settingsId(key), body, hash: hashOfBody(body) }];
    }),
  );
  return {
    list: () => Promise.resolve([...documents.values()]),
    find: id => Promise.resolve(documents.get(settingsKeyOf(id) ?? '')),
  };
}
