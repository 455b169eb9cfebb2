/** Endpoints beside the documents of settings: the look of a theme, the messages of the build, and where the shop sells. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Backend } from '#backend/index.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { type SettingsBody, type SettingsKey, settingsId } from '#kernel/shop-settings.ts';
import type { ShopLook } from '#kernel/theme/shop-look.ts';
import type { BuiltMessage, FolderSettings, ShopStyle } from '#studio-api/shop-settings.ts';
import type { ApiRoute } from '../http/api-route.ts';

export interface SettingsPorts {
  /** How the shop looks with these documents. */
  profiles: {
    /** What the folder says. */
    readonly bodies: Readonly<Record<SettingsKey, SettingsBody>>;
    with(documents: ReadonlyMap<string, object | null>): { look: ShopLook };
  };
  /** Has locales/. */
  root: string;
  terms: Backend['studio']['terms'];
}

const themeShape = z.strictObject({ body: z.record(z.string(), z.unknown()) });

/** Messages that no folder changes: addresses, and those of tools. */
const ofBuild = /^(?:PREVIEW_|FORM_|CHUNK_LOST$|path\.|MAIL_PATH_)/;

export function settingsEndpoints({ profiles, root, terms }: SettingsPorts): ApiRoute[] {
  let messages: Promise<BuiltMessage[]> | undefined;
  return [
    {
      method: 'POST',
      path: '/api/settings/style',
      role: 'viewer',
      isPassive: true,
      async handler(call): Promise<ShopStyle> {
        const { body } = call.json(themeShape);
        const { style, colours } = profiles.with(new Map([[settingsId('theme'), body]])).look;
        return { style, colours };
      },
    },
    {
      method: 'GET',
      path: '/api/settings/folder',
      role: 'viewer',
      handler: (): Promise<FolderSettings> => Promise.resolve(profiles.bodies),
    },
    {
      method: 'GET',
      path: '/api/settings/messages',
      role: 'viewer',
      handler: () => (messages ??= readBuiltMessages(root)),
    },
    { method: 'GET', path: '/api/settings/terms', role: 'viewer', handler: terms },
  ];
}

/** Every message that a shop may say in its own words, by id. */
async function readBuiltMessages(root: string): Promise<BuiltMessage[]> {
  const found = new Map<string, { isOfMails: boolean; texts: Partial<Record<LocaleCode, string>> }>();
  for (const isOfMails of [false, true])
    for (const code of localeCodes)
      for (const [id, text] of await messagesIn(
        join(root, 'locales', isOfMails ? 'mail' : '', `${code}.json`),
      )) {
        const message = found.get(id) ?? { isOfMails, texts: {} };
        message.texts[code] = text;
        found.set(id, message);
      }
  return [...found].filter(([id]) => !ofBuild.test(id)).map(([id, message]) => ({ id, ...message }));
}

/** None where a language has no file, as a language that falls back to another may have none for mails. */
async function messagesIn(path: string): Promise<[string, string][]> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const messages: Record<string, string> = JSON.parse(text);
  return Object.entries(messages);
}
