/** Lists areas, information pages and menus, writes them as files, and reads such files into drafts or publishes them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkFiles, documentNameOf, fileName, readDocument, writeDocument } from '#backend/commands.ts';
import { type Actor, StudioError } from '#backend/index.ts';
import { diffDocuments } from '#engine/operation/diff.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { LintContext } from '#page-lint/document-index.ts';
import { printFinding } from '#page-lint/print-finding.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import type { OpenDocuments } from '#server/studio/documents/open-documents.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface ContentPorts {
  documents: Pick<OpenDocuments, 'list' | 'find' | 'drafts' | 'publications'>;
  /** The page files, which links of contents lead to. */
  pages: readonly SourceText[];
  world: LintContext;
}

export interface Outcome {
  lines: string[];
  /** 0: done, 1: findings or a refusal. */
  status: 0 | 1;
}

const author: Actor = { id: null, name: 'npm run content', role: 'admin', markets: null };
const isContent = (id: string): boolean => /^(?:content|menu):/.test(id);

export async function listContent({ documents }: ContentPorts): Promise<Outcome> {
  const all = (await documents.list()).filter(({ id }) => isContent(id));
  const lines = all.map(({ id, owner, isChanged, body }) => {
    const state = isChanged ? 'draft' : owner === 'studio' ? 'published' : 'row';
    return [id.padEnd(36), state.padEnd(10), String(body['label'] ?? '')].join(' ');
  });
  return { lines, status: 0 };
}

/** @param ids all by default */
export async function exportContent(
  { documents }: ContentPorts,
  ids: readonly string[],
  folder: string,
): Promise<Outcome> {
  const all = (await documents.list()).filter(({ id }) => isContent(id));
  const unknown = ids.filter(id => !all.some(each => each.id === id));
  if (unknown.length > 0)
    return { lines: unknown.map(id => `There is no document "${id}": npm run content -- list`), status: 1 };
  mkdirSync(folder, { recursive: true });
  const lines = all
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id, body, published }) => {
      const [kind, key] = id.split(':');
      const file = join(folder, fileName({ kind: kind === 'menu' ? kind : 'content', key: key ?? '' }));
      writeFileSync(file, writeDocument(published ?? body));
      return `wrote ${file}`;
    });
  return { lines, status: 0 };
}

interface ReadFile extends SourceText {
  id: DocumentId;
}

/** All files or none: nothing is written when one has an error. */
export async function importContent(
  ports: ContentPorts,
  files: readonly string[],
  isPublished: boolean,
): Promise<Outcome> {
  const { documents, pages, world } = ports;
  const read: ReadFile[] = [];
  for (const file of files) {
    const name = documentNameOf(file);
    if (!name) return { lines: [`${file}: name it <id>.content.json or <id>.menu.json`], status: 1 };
    read.push({
      ...(await readDocument(file, `content/${basename(file)}`)),
      id: `${name.kind}:${name.key}`,
    });
  }
  const names = new Map(read.map(({ file, text }) => [file, text]));
  const { findings } = checkFiles(read, { pages, world });
  const lines = findings.map(finding => printFinding(finding, names.get(finding.file)));
  if (findings.some(({ severity }) => severity === 'error')) return { lines, status: 1 };
  try {
    const drafts: { id: DocumentId; version: number }[] = [];
    for (const { id, text } of read) drafts.push({ id, version: await toDraft(ports, id, text) });
    const changed = drafts.filter(({ version }) => version >= 0);
    if (isPublished && changed.length > 0)
      await documents.publications.publish(
        { documents: changed, note: 'npm run content', acceptWarnings: true },
        author,
      );
    const done = isPublished ? 'published' : 'draft';
    lines.push(...drafts.map(({ id, version }) => `${id} ${version < 0 ? 'unchanged' : done}`));
    return { lines, status: 0 };
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return { lines: [...lines, error.message], status: 1 };
  }
}

/** @returns the version of the draft; -1 when the document says the same already. */
async function toDraft({ documents }: ContentPorts, id: DocumentId, text: string): Promise<number> {
  const { $schema: _, ...given } = JSON.parse(text) as DocumentBody;
  if (!(await documents.find(id))) {
    await documents.drafts.create(id, given, author);
    return (await documents.drafts.open(id)).version;
  }
  const open = await documents.drafts.open(id);
  // A file of a shop's folder leaves the number to the database.
  const { number } = open.body;
  const ops = diffDocuments(open.body, { ...(number === undefined ? {} : { number }), ...given });
  if (ops.length === 0) return -1;
  const clientId = `npm-run-content-${process.pid}-${Date.now()}`;
  const post = { base: open.version, clientId, seq: 1, ops };
  const { version } = await documents.drafts.post(id, post, author, 'document.imported');
  return version;
}
