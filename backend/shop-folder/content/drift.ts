/** What staff have published in Studio and a folder says otherwise. An apply leaves it above the folder's rows. */
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { fromTexts } from '#backend/content/documents/texts.ts';
import type { Schema } from '#backend/database/schema.ts';
import { isSameJson } from '#engine/content/own-props.ts';
import { settingsDrift } from '../settings/settings-drift.ts';
import type { ShopFolder } from '../shop-folder.ts';
import type { LoadBuild } from './shop-build.ts';
import { readStoredContents, type StoredContents } from './stored-contents.ts';

/** @returns ids of documents, such as `content:front-page` */
export async function driftOf(db: Kysely<Schema>, folder: ShopFolder, load: LoadBuild): Promise<string[]> {
  const settings = await settingsDrift(db, folder);
  if (folder.contents.length + folder.menus.length + folder.pages.length === 0) return settings;
  const { forms } = await load();
  const stored = await readStoredContents({ db, forms, onUnreadable: () => undefined });
  const contents = idsOf(folder)
    .filter(({ id, isSame }) => stored.ofStudio.has(id) && !isSame(stored))
    .map(({ id }) => id);
  return [...settings, ...contents];
}

interface Said {
  id: string;
  /** Whether the shop says the same. */
  isSame: (stored: StoredContents) => boolean;
}

const withoutSchema = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([key]) => key !== '$schema'));

function idsOf({ contents, menus, pages }: ShopFolder): Said[] {
  return [
    ...contents.map(({ document }) => ({
      id: `content:${document.id}`,
      isSame: (stored: StoredContents) =>
        isSameJson(stored.contents.get(document.id), withoutSchema(document)),
    })),
    ...menus.map(({ document }) => ({
      id: `menu:${document.id}`,
      isSame: (stored: StoredContents) => isSameJson(stored.menus.get(document.id), withoutSchema(document)),
    })),
    ...pages.map(({ file, data }) => {
      const key = basename(file, '.json');
      return {
        id: `content:${key}`,
        isSame: ({ contents: all }: StoredContents) => {
          const props = all.get(key)?.regions.main[0]?.widgets[0]?.props['text'];
          const text = typeof props === 'object' && props !== null ? { ...props } : undefined;
          return isSameJson(fromTexts(text), data.body);
        },
      };
    }),
  ];
}
