/** Reads pages/ from disk at the start of the server: invalid files are left out and reported, the rest is served. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grammar } from '#engine/definition/grammar.ts';
import { grammar as grammarOfBuild } from '#engine/validators.gen.mjs';
import { localeCodes } from '#i18n/locales.ts';
import { type CheckedDocuments, checkDocuments } from '#page-lint/check-documents.ts';
import { type LintContext, textsKey } from '#page-lint/document-index.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { readPageText } from './page-text.ts';

export interface ReadPages extends CheckedDocuments {
  /** The checked texts, and the world that they were checked against. */
  texts: SourceText[];
  world: LintContext;
  /** The findings as they are written to the log: `file:line:column  error  CODE …`. */
  reports: string[];
}

/**
 * `root` is the folder with pages/ and locales/; `grammar` is that of the build unless development has a newer one.
 * Throws only when those folders cannot be read.
 * @param checkedHash hash of texts that were checked without a finding; see `hashOfTexts`
 */
export function readPages(root: string, grammar?: Grammar, checkedHash?: string): ReadPages {
  const texts = readDocumentTexts(root);
  const world = readWorld(root, grammar);
  const areChecked = checkedHash !== undefined && checkedHash === hashOfTexts(root, texts);
  const checked = checkDocuments(texts, world, areChecked);
  const textOf = new Map(texts.map(({ file, text }) => [file, text]));
  return {
    ...checked,
    texts,
    world,
    reports: checked.findings.map(finding => printFinding(finding, textOf.get(finding.file))),
  };
}

/** Names the page files below `root` together with the messages that they are checked against. */
export function hashOfTexts(root: string, texts: readonly SourceText[]): string {
  const hash = createHash('sha256');
  for (const { file, text } of texts) hash.update(`${file}\0${text}\0`);
  for (const locale of localeCodes) hash.update(readFileSync(join(root, 'locales', `${locale}.json`)));
  return hash.digest('hex');
}

/** Messages of the preview tool, which `tools/locales/compile.mjs` keeps apart from those of the shop. */
const ofTool = /^PREVIEW_/;

/** What checks look up in the messages that all languages have. */
function findMessages(textByLocale: readonly (readonly [locale: string, text: string])[]) {
  const files = textByLocale.map(([locale, text]) => [locale, parseMessages(text)] as const);
  const [, source] = files[0] ?? ['', new Map<string, string>()];
  const common = [...source.keys()]
    .filter(id => files.every(([, messages]) => messages.has(id)))
    .map(id => ({ id, texts: new Map(files.map(([locale, messages]) => [locale, messages.get(id) ?? ''])) }));
  const ofShop = common.filter(({ id }) => !ofTool.test(id));
  const plain = ofShop.filter(({ texts }) => ![...texts.values()].some(text => /[{<']/.test(text)));
  return {
    messageIds: new Set(ofShop.map(({ id }) => id)),
    toolMessageIds: new Set(common.flatMap(({ id }) => (ofTool.test(id) ? [id] : []))),
    messagesByTexts: new Map(plain.map(({ id, texts }) => [textsKey(locale => texts.get(locale)), id])),
    messages: new Map(plain.map(({ id, texts }) => [id, Object.fromEntries(texts)])),
  };
}

/** The grammar of this build and the messages that all languages have; they are parsed for the first check. */
export function readWorld(root: string, grammar = grammarOfBuild): LintContext {
  const texts = localeCodes.map(
    locale => [locale, readFileSync(join(root, 'locales', `${locale}.json`), 'utf8')] as const,
  );
  let found: ReturnType<typeof findMessages> | undefined;
  const look = () => {
    found ??= findMessages(texts);
    return found;
  };
  return {
    grammar,
    get messageIds() {
      return look().messageIds;
    },
    get toolMessageIds() {
      return look().toolMessageIds;
    },
    get messagesByTexts() {
      return look().messagesByTexts;
    },
    get messages() {
      return look().messages;
    },
  };
}

/** Every JSON file below pages/, named from `root` with forward slashes. */
export function readDocumentTexts(root: string): SourceText[] {
  return ['', 'layouts', 'fragments', 'overrides']
    .map(folder => (folder ? `pages/${folder}` : 'pages'))
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder))
        .filter(name => name.endsWith('.json') && !name.startsWith('.'))
        .map(name => readPageText(root, `${folder}/${name}`)),
    );
}

function parseMessages(text: string): Map<string, string> {
  const messages: unknown = JSON.parse(text);
  if (typeof messages !== 'object' || messages === null) return new Map();
  return new Map(Object.entries(messages).map(([id, text]) => [id, String(text)]));
}
