/** Files of a folder as the documents that Studio edits, and documents as files. */
import { isRecord } from '#kernel/is-record.ts';
import {
  identityFields,
  pictureFields,
  type SettingsBody,
  themeFields,
  withoutEmpty,
} from '#kernel/shop-settings.ts';
import { membersOf, scalarOf } from '#page-lint/source/json-tree.ts';
import type { ShopFiles } from '../shop-files.gen.ts';
import type { TextFile } from '../texts/read-texts.ts';

/** Texts that a folder may write once for all languages. */
const localTexts = [
  ['announcement'],
  ['purpose'],
  ['mail'],
  ['phone'],
  ['hours'],
  ['company', 'street'],
  ['company', 'city'],
];

const picked = (from: object, keys: readonly string[]): SettingsBody =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

const without = (from: object, keys: readonly string[]): SettingsBody =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));

function changed(
  holder: SettingsBody,
  [key = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): SettingsBody {
  const value = holder[key];
  if (value === undefined) return holder;
  if (rest.length === 0) return { ...holder, [key]: change(value) };
  return isRecord(value) ? { ...holder, [key]: changed(value, rest, change) } : holder;
}

const inEach = (languages: readonly string[]) => (value: unknown) =>
  typeof value === 'string' ? Object.fromEntries(languages.map(code => [code, value])) : value;

/** One text for all languages where each has the same, as folders write it. */
export const withLocalTexts = (languages: readonly string[], body: SettingsBody): SettingsBody =>
  localTexts.reduce<SettingsBody>(
    (all, path) =>
      changed(all, path, value => {
        const [first, ...others] = isRecord(value) ? languages.map(code => value[code]) : [];
        return typeof first === 'string' && others.every(text => text === first) ? first : value;
      }),
    body,
  );

/** Each text in each language, so that a form has one field for each. */
export const identityBody = (shop: ShopFiles['shop']): SettingsBody =>
  localTexts.reduce<SettingsBody>(
    (body, path) => changed(body, path, inEach(shop.languages)),
    picked(shop, identityFields),
  );

/** Both groups, also of a shop that looks like the build: their fields are what a form begins with. */
export const themeBody = (theme: ShopFiles['theme'] | null): SettingsBody => ({
  colours: {},
  radius: {},
  ...picked(theme ?? {}, themeFields),
});

/** Messages by language; `seo.home.title` is a field of a group of a group, as paths of changes name it. */
export const textsBody = (files: readonly TextFile[]): SettingsBody =>
  Object.fromEntries(
    files.map(({ code, root }) => {
      const messages = membersOf(root).filter(({ key }) => key !== '$schema');
      return [
        code,
        messages.reduce<SettingsBody>(
          (body, { key, value }) => nested(body, key.split('.'), scalarOf(value)),
          {},
        ),
      ];
    }),
  );

function nested(holder: SettingsBody, [key = '', ...rest]: readonly string[], value: unknown): SettingsBody {
  if (rest.length === 0) return { ...holder, [key]: value };
  const inner = holder[key];
  return { ...holder, [key]: nested(isRecord(inner) ? inner : {}, rest, value) };
}

/** The messages of one language as their file has them. */
export const messagesOf = (body: SettingsBody, above = ''): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) =>
      isRecord(value) ? Object.entries(messagesOf(value, `${above}${key}.`)) : [[`${above}${key}`, value]],
    ),
  );

/** The whole `shop.json` with what a document says in place of the folder's own fields. */
export const shopWith = (shop: ShopFiles['shop'], body: SettingsBody): SettingsBody => ({
  ...without(shop, identityFields),
  ...picked(withoutEmpty(body), identityFields),
});

/** The whole `theme.json`. A document that knows nothing of a picture has that of the folder; an empty name is none. */
export function themeWith(theme: object | null, body: SettingsBody): SettingsBody {
  const unknown = pictureFields.filter(name => body[name] === undefined);
  return {
    ...without(theme ?? {}, themeFields),
    ...picked(theme ?? {}, unknown),
    ...picked(withoutEmpty(body), themeFields),
  };
}

/** With the names of files in place of addresses of the library. */
export function withFileNames(theme: SettingsBody, nameOf: (picture: string) => string): SettingsBody {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return nameOf(value);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]))
      : value;
  };
  return Object.fromEntries(
    Object.entries(theme).map(([key, value]) => [
      key,
      pictureFields.some(name => name === key) ? named(value) : value,
    ]),
  );
}

export const settingsText = (data: SettingsBody): string => `${JSON.stringify(data, null, 2)}\n`;
