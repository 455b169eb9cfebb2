/** The messages that a shop says in its own words: `texts/fi.json` and so on, for pages, mails and printed lists. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mailMessages } from '#backend/mail/texts/mail-messages.gen.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { serverMessages } from '#i18n/server-messages.gen.ts';
import type { CompiledMessage, CompiledMessages } from '#kernel/compiled-messages.ts';
import type { OwnTexts } from '#kernel/shop-profile.ts';
import { type JsonNode, membersOf, scalarOf, spanOf } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import { findingAt, type SourceProblem } from '#page-lint/source/source-file.ts';
import { nearestWord } from '#page-lint/suggest.ts';
import { argumentProblem, compileMessage } from './own-message.ts';

/** Messages of the preview of widgets, one that browsers have before any other, and addresses, which contents are found by. */
const ofBuild = /^(?:PREVIEW_|CHUNK_LOST$|path\.|MAIL_PATH_)/;

/** The messages of one language. */
export interface TextFile {
  code: string;
  file: string;
  text: string;
  root: JsonNode;
}

const messagesOf = (code: string): { pages: CompiledMessages; mails: CompiledMessages } => ({
  pages: serverMessages[code as keyof typeof serverMessages] ?? {},
  mails: mailMessages[code] ?? {},
});

/** The files that can be read and belong to a language of the shop. @param found receives the mistakes */
export async function readTextFiles(
  folder: string,
  languages: readonly string[],
  found: Finding[],
): Promise<TextFile[]> {
  const names = await readdir(join(folder, 'texts')).catch(() => []);
  const files: TextFile[] = [];
  for (const name of names.filter(each => each.endsWith('.json')).toSorted()) {
    const text = (await readFile(join(folder, 'texts', name), 'utf8')).replace(/^\uFEFF/, '');
    const read = parseTextFile(basename(name, '.json'), text, found);
    if (read && isOfShop(read, languages, found)) files.push(read);
  }
  return files;
}

/** @param code of its language */
export function parseTextFile(code: string, text: string, found: Finding[]): TextFile | null {
  const file = `texts/${code}.json`;
  const parsed = parseJson(text);
  if (parsed.ok) return { code, file, text, root: parsed.root };
  for (const { start, end, ...problem } of parsed.problems)
    found.push(findingAt({ file, text }, start, end, '', { code: 'SHOP001', ...problem }));
  return null;
}

/**
 * By language; what has a mistake is left out, so that the shop says what the build says.
 * @param languages of the shop
 * @param found receives the mistakes
 */
export function ownTexts(
  files: readonly TextFile[],
  languages: readonly string[],
  found: Finding[],
): Readonly<Record<string, OwnTexts>> {
  const own: Record<string, OwnTexts> = {};
  for (const file of files) own[file.code] = ownTextsOf(file, found);
  findMissing(files, languages, found);
  return own;
}

function isOfShop(file: TextFile, languages: readonly string[], found: Finding[]): boolean {
  const { code, root } = file;
  const problem =
    root.type !== 'object'
      ? {
          ...{ code: 'SHOP006', message: 'not an object of messages' },
          fix: 'Write { "KEY": "text" } with keys of locales/ and locales/mail/',
        }
      : {
          ...{ code: 'SHOP022', message: `The shop has no language "${code}"` },
          fix: `Name the file after one of ${languages.join(', ')}, or add the language to shop.json`,
        };
  const isGood = root.type === 'object' && languages.includes(code);
  if (!isGood) found.push(findingAt(file, ...spanOf(root), '', problem));
  return isGood;
}

function ownTextsOf(file: TextFile, found: Finding[]): OwnTexts {
  const { pages, mails } = messagesOf(file.code);
  const own = { pages: new Map<string, CompiledMessage>(), mails: new Map<string, CompiledMessage>() };
  for (const { key, keyNode, value } of membersOf(file.root)) {
    if (key === '$schema') continue;
    const report = (node: JsonNode, problem: SourceProblem) =>
      void found.push(findingAt(file, ...spanOf(node), key, problem));
    const before = ofBuild.test(key) ? undefined : (pages[key] ?? mails[key]);
    if (before === undefined) {
      report(keyNode, unknownKey(key, { ...pages, ...mails }));
      continue;
    }
    const text = scalarOf(value);
    const made = typeof text === 'string' ? compileMessage(text) : notText;
    if ('problem' in made) {
      report(value, made.problem);
      continue;
    }
    const problem = argumentProblem(made.message, before);
    if (problem) report(value, problem);
    if (problem?.severity !== 'warning' && problem) continue;
    own[key in pages ? 'pages' : 'mails'].set(key, made.message);
  }
  return { pages: Object.fromEntries(own.pages), mails: Object.fromEntries(own.mails) };
}

const notText = {
  problem: { code: 'SHOP006', message: 'not a text', fix: 'Write the message in quotation marks' },
};

function unknownKey(key: string, messages: CompiledMessages): SourceProblem {
  if (ofBuild.test(key) && key in messages)
    return {
      ...{ code: 'SHOP050', message: `"${key}" belongs to the build` },
      fix: 'Take it out: addresses and messages of tools are the same in every shop',
    };
  const near = nearestWord(
    key,
    Object.keys(messages).filter(each => !ofBuild.test(each)),
  );
  return {
    ...{ code: 'SHOP050', message: `No message "${key}"` },
    fix: near ? `Write ${near}` : 'Write a key of locales/ or locales/mail/',
  };
}

/** A message in the shop's words in one language and in those of the build in another. */
function findMissing(files: readonly TextFile[], languages: readonly string[], found: Finding[]): void {
  const keysOf = new Map(
    files.map(({ code, root }) => [code, new Set(membersOf(root).map(({ key }) => key))] as const),
  );
  const seen = new Set<string>(['$schema']);
  for (const file of files)
    for (const { key, keyNode } of membersOf(file.root)) {
      if (seen.has(key)) continue;
      seen.add(key);
      const missing = languages.filter(code => !keysOf.get(code)?.has(key));
      if (missing.length > 0)
        found.push(
          findingAt(file, ...spanOf(keyNode), key, {
            ...{ code: 'SHOP053', severity: 'warning' },
            message: `${key} has own words in ${file.code}, but not in ${missing.join(', ')}`,
            fix: `Write it into ${missing.map(code => `texts/${code}.json`).join(' and ')} as well`,
          }),
        );
    }
}
