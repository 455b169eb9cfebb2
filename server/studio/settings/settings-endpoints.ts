/** Endpoints beside the documents of settings: the look of a theme, the messages of the build, and where the shop sells. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Backend, readableMessage, type ShopSettings } from '#backend/index.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { type SettingsBody, type SettingsKey, settingsId } from '#kernel/shop-settings.ts';
import type { ShopLook } from '#kernel/theme/shop-look.ts';
import { embedPictures } from '#server/pages/embed-pictures.ts';
import type { BuiltMessage, FolderSettings, ShopPicture, ShopStyle } from '#studio-api/shop-settings.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';

/** Of a name, and of an address of the library. */
const MAX_NAME_LENGTH = 300;

export interface SettingsPorts {
  /** How the shop looks with these documents. */
  profiles: {
    /** What the folder says. */
    readonly bodies: Readonly<Record<SettingsKey, SettingsBody>>;
    with(documents: ReadonlyMap<string, object | null>): Promise<{ look: ShopLook }>;
    /** A picture that a theme may name. */
    picture(name: string): ReturnType<ShopSettings['picture']>;
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
        const { look } = await profiles.with(new Map([[settingsId('theme'), body]]));
        const { style, colours } = embedPictures(look);
        return { style, colours };
      },
    },
    {
      method: 'GET',
      path: '/api/settings/picture',
      role: 'viewer',
      async handler({ query }): Promise<ShopPicture> {
        const found = await profiles.picture((query.get('name') ?? '').slice(0, MAX_NAME_LENGTH));
        if (!found) throw new ProblemError(404, 'NOT_FOUND', 'There is no such picture.');
        const { type, data, width, height } = found;
        return { url: `data:${type};base64,${Buffer.from(data).toString('base64')}`, width, height };
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

interface Said extends Omit<BuiltMessage, 'texts' | 'plain' | 'values'> {
  texts: Partial<Record<LocaleCode, string>>;
  plain: Partial<Record<LocaleCode, string>>;
  values: readonly string[];
}

/** Every message that a shop may say in its own words, by id. */
async function readBuiltMessages(root: string): Promise<BuiltMessage[]> {
  const found = new Map<string, Omit<Said, 'id'>>();
  for (const isOfMails of [false, true])
    for (const code of localeCodes)
      for (const [id, text] of await messagesIn(
        join(root, 'locales', isOfMails ? 'mail' : '', `${code}.json`),
      )) {
        const message = found.get(id) ?? { isOfMails, texts: {}, plain: {}, values: [] };
        const { plain, values } = readableMessage(text);
        message.texts[code] = text;
        message.plain[code] = plain;
        if (values.length > message.values.length) message.values = values;
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
