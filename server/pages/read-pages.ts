/** Reads pages/ from disk at the start of the server: what is broken is left out and told, the rest serves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedDocuments, checkDocuments } from '#engine/document/check-documents.ts';
import type { World } from '#engine/document/document-index.ts';
import { printFinding } from '#engine/document/print-finding.ts';
import type { SourceText } from '#engine/document/source-file.ts';
import { grammar } from '#engine/validators.gen.mjs';

export interface ReadPages extends CheckedDocuments {
  /** The findings as they are written to the log: `file:line:column  error  CODE …`. */
  reports: string[];
}

/** `root` is the folder that holds pages/ and locales/. Throws only when those folders cannot be read. */
export function readPages(root: string): ReadPages {
  const texts = readDocumentTexts(root);
  const checked = checkDocuments(texts, readWorld(root));
  const textOf = new Map(texts.map(({ file, text }) => [file, text]));
  return {
    ...checked,
    reports: checked.findings.map(finding => printFinding(finding, textOf.get(finding.file))),
  };
}

/** The grammar of this build and the message ids that both languages have. */
export function readWorld(root: string): World {
  const [first, ...others] = ['fi', 'sv'].map(locale => messageIds(join(root, 'locales', `${locale}.json`)));
  return { grammar, messageIds: new Set([...(first ?? [])].filter(id => others.every(ids => ids.has(id)))) };
}

/** Every JSON file below pages/, named from `root` with forward slashes. */
export function readDocumentTexts(root: string): SourceText[] {
  return ['', 'layouts', 'fragments', 'overrides']
    .map(folder => (folder ? `pages/${folder}` : 'pages'))
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder))
        .filter(name => name.endsWith('.json'))
        .map(name => ({ file: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
    );
}

function messageIds(file: string): Set<string> {
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return new Set(typeof messages === 'object' && messages !== null ? Object.keys(messages) : []);
}
