/** Who the shop is, how it looks and what it says: what its folder says, with what Studio has published in its place. */
import type { Finding } from '#engine/definition/finding.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type OwnTexts, profileOf, type ShopProfile } from '#kernel/shop-profile.ts';
import {
  identityFields,
  type SettingsBodies,
  type SettingsBody,
  type SettingsKey,
  themeFields,
  withoutEmpty,
} from '#kernel/shop-settings.ts';
import { type LookPictures, lookOf, noTheme } from '#kernel/theme/shop-look.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import { atKey } from '#page-lint/source/source-file.ts';
import { checkIdentity } from '../check/check-identity.ts';
import { type FolderFile, parseFolderText, readFolderFile } from '../folder-files.ts';
import { InvalidFolder } from '../invalid-folder.ts';
import { readTheme } from '../look/check-theme.ts';
import { type PicturePreview, previewOf } from '../look/picture-preview.ts';
import type { ReadLibrary } from '../look/read-pictures.ts';
import { levelTexts } from '../texts/level-texts.ts';
import { ownTexts, parseTextFile, readTextFiles, type TextFile } from '../texts/read-texts.ts';
import {
  identityBody,
  messagesOf,
  settingsText,
  shopWith,
  textsBody,
  themeBody,
  themeWith,
} from './settings-bodies.ts';
import { createThemePictures, type ReadThemePictures } from './theme-pictures.ts';

export interface ShopSettings {
  /** What the folder says. */
  readonly bodies: Readonly<Record<SettingsKey, SettingsBody>>;
  /** Codes of the shop's languages, the first that of addresses without a language. */
  readonly languages: readonly string[];
  /** The shop as the folder alone says it. */
  readonly ofFolder: ShopProfile;
  /**
   * The shop with these documents in place of what the folder says. One with a mistake, which an earlier build or folder
   * allowed or somebody is still writing, is left out.
   * @param onProblem receives the mistakes
   */
  profile(published: SettingsBodies, onProblem?: (problem: string) => void): Promise<ShopProfile>;
  /** A picture that a theme may name, as a form shows it; null for what is none. */
  picture(name: string): Promise<PicturePreview | null>;
  /** What is no document of this kind at all: unknown fields, and values of another type. */
  structure(key: SettingsKey, body: SettingsBody): string[];
  /** What `shop check` would find in the file. Paths are those of the document. */
  check(key: SettingsKey, body: SettingsBody): Promise<Finding[]>;
}

interface OpenSettingsOptions {
  isDemo: boolean;
  /** Receives what is wrong with looks and texts, with which the shop starts all the same. */
  onProblem?: (problem: string) => void;
  /** Studio's pictures; a shop without Studio has none. */
  library?: ReadLibrary;
}

/** What was read of the folder. */
interface Read {
  shop: FolderFile<'shop'>;
  theme: FolderFile<'theme'> | null;
  /** Of the folder. */
  pictures: LookPictures;
  /** Of any theme. */
  picturesOf: ReadThemePictures;
  texts: readonly TextFile[];
}

/**
 * @param folder an absolute path
 * @throws InvalidFolder when `shop.json` is missing or has a mistake
 */
export async function openShopSettings(
  folder: string,
  { isDemo, onProblem = () => undefined, library = () => Promise.resolve(null) }: OpenSettingsOptions,
): Promise<ShopSettings> {
  const read = await readAll(folder, library, onProblem);
  const { shop, theme, texts } = read;
  const ofFolder = await profileWith(read, {}, { isDemo, onProblem });
  return {
    ofFolder,
    picture: name => previewOf(folder, name, library),
    bodies: {
      identity: identityBody(shop.data),
      theme: themeBody(theme?.data ?? null),
      texts: textsBody(texts),
    },
    languages: shop.data.languages,
    profile: (published, onProblemOf = () => undefined) =>
      profileWith(read, published, { isDemo, onProblem: onProblemOf }),
    structure: (key, body) =>
      findingsOf(read, key, body)
        .filter(({ code }) => isOfStructure.has(code))
        .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
    async check(key, body) {
      const found = findingsOf(read, key, body);
      const theme = key === 'theme' ? themeFile(read, body) : null;
      return Array.isArray(theme) || theme === null
        ? found
        : [...found, ...(await read.picturesOf(theme)).found];
    },
  };
}

async function readAll(
  folder: string,
  library: ReadLibrary,
  onProblem: (problem: string) => void,
): Promise<Read> {
  const shop = await readFolderFile(folder, 'shop');
  if (shop === null)
    throw new InvalidFolder(`${folder} has no shop.json: npm run shop -- new FOLDER writes a shop`);
  if (Array.isArray(shop))
    throw new InvalidFolder(
      `shop.json in ${folder} has a mistake:\n${shop.map(one => printFinding(one)).join('\n')}`,
    );
  const found: Finding[] = [];
  const file = await readFolderFile(folder, 'theme');
  if (Array.isArray(file)) found.push(...file);
  const theme = Array.isArray(file) ? null : file;
  const picturesOf = createThemePictures(folder, library);
  const { pictures, found: unusable } = await picturesOf(theme);
  found.push(...unusable);
  const texts = await readTextFiles(folder, shop.data.languages, found);
  for (const problem of found) onProblem(printFinding(problem));
  return { shop, theme, pictures, picturesOf, texts };
}

async function profileWith(
  read: Read,
  published: SettingsBodies,
  { isDemo, onProblem = () => undefined }: OpenSettingsOptions,
): Promise<ShopProfile> {
  const found: Finding[] = [];
  const usable = <Kind extends 'shop' | 'theme', Folder>(
    file: FolderFile<Kind> | Finding[] | undefined,
    folder: Folder,
  ): FolderFile<Kind> | Folder => {
    if (!Array.isArray(file)) return file ?? folder;
    found.push(...file);
    return folder;
  };
  const { identity, theme: look, texts: said } = published;
  const shop = usable(identity && shopFile(read, identity), read.shop);
  const theme = usable(look && themeFile(read, look), read.theme);
  const colours = theme === null ? noTheme : readTheme(theme, found);
  const made = theme === read.theme ? null : await read.picturesOf(theme);
  found.push(...(made?.found ?? []));
  const { languages } = read.shop.data;
  const own = ownTexts(said ? textFiles(said, found) : read.texts, languages, found);
  const texts = withLevels(own, shop.data);
  // A text that another language says in the build's words is no problem of a start.
  for (const problem of found) if (problem.severity === 'error') onProblem(printFinding(problem));
  return profileOf(shop.data, isDemo, lookOf(colours, made?.pictures ?? read.pictures), texts);
}

/** What the shop says in its own words is above the names of levels that it only has to give. */
const withLevels = (
  own: Readonly<Record<string, OwnTexts>>,
  { languages, vehicleLevels }: FolderFile<'shop'>['data'],
): Readonly<Record<string, OwnTexts>> => {
  if (!vehicleLevels) return own;
  const all = languages.map(code => {
    const { pages = {}, mails = {} } = own[code] ?? {};
    return [code, { pages: { ...levelTexts(vehicleLevels, code), ...pages }, mails }] as const;
  });
  return { ...own, ...Object.fromEntries(all) };
};

const shopFile = ({ shop }: Read, body: SettingsBody) =>
  parseFolderText('shop', 'shop.json', settingsText(shopWith(shop.data, body)));

const themeFile = ({ theme }: Read, body: SettingsBody) =>
  parseFolderText('theme', 'theme.json', settingsText(themeWith(theme?.data ?? null, body)));

const textFiles = (body: SettingsBody, found: Finding[]): TextFile[] =>
  Object.entries(withoutEmpty(body)).flatMap(([code, messages]) => {
    const file = isRecord(messages) ? parseTextFile(code, settingsText(messagesOf(messages)), found) : null;
    return file ? [file] : [];
  });

/** Of a key that there is not, and of a value of another type: nothing that somebody is still writing. */
const isOfStructure = new Set(['SHOP002', 'SHOP006']);

function findingsOf(read: Read, key: SettingsKey, body: SettingsBody): Finding[] {
  const { languages } = read.shop.data;
  if (key === 'identity') return [...strange(body, identityFields), ...identityFindings(read, body)];
  if (key === 'theme') return [...strange(body, themeFields), ...themeFindings(read, body)];
  const found: Finding[] = [];
  ownTexts(textFiles(body, found), languages, found);
  const ofFolder = textsBody(read.texts);
  const isOfFolder = (path: string) => textAt(body, path) === textAt(ofFolder, path);
  return [...strange(body, languages), ...found.map(inLanguage).map(each => required(each, isOfFolder))];
}

function identityFindings(read: Read, body: SettingsBody): Finding[] {
  const file = shopFile(read, body);
  if (Array.isArray(file)) return file;
  const found: Finding[] = [];
  checkIdentity(file, found);
  return found;
}

function themeFindings(read: Read, body: SettingsBody): Finding[] {
  const file = themeFile(read, body);
  if (Array.isArray(file)) return file;
  const found: Finding[] = [];
  readTheme(file, found);
  return found;
}

/** Fields that the document may not have: those of the folder, and those that nothing has. */
function strange(body: SettingsBody, fields: readonly string[]): Finding[] {
  const text = settingsText(body);
  const parsed = parseJson(text);
  if (!parsed.ok) return [];
  const source = { file: 'settings.json', text, root: parsed.root };
  return Object.keys(body)
    .filter(name => !fields.includes(name))
    .map(name =>
      atKey(source, [name], {
        code: 'SHOP002',
        message: `"${name}" is not edited here`,
        fix: 'Change it in the folder of the shop, and apply it',
      }),
    );
}

/** Who writes here cannot see that readers do without a value: only the folder may leave out one that is always said. */
const required = (finding: Finding, isOfFolder: (path: string) => boolean): Finding =>
  finding.about?.kind === 'left' && !isOfFolder(finding.path) ? { ...finding, severity: 'error' } : finding;

const textAt = (body: SettingsBody, path: string): unknown =>
  path.split('.').reduce<unknown>((holder, key) => (isRecord(holder) ? holder[key] : undefined), body);

/** `texts/fi.json`, `CART` → `fi.CART`. */
const inLanguage = (finding: Finding): Finding => ({
  ...finding,
  path: `${/texts\/(\w+)\.json$/.exec(finding.file)?.[1] ?? ''}.${finding.path}`,
});
