/** Documents of areas, pages and menus as files: how they are named, written, and checked when they are read. */
import { readFile } from 'node:fs/promises';
import type { ContentDocument, MenuDocument } from '#engine/content/content-document.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import type { ShopBuild } from './shop-build.ts';

type DocumentKind = 'content' | 'menu';

/** Of a file or an id; null for another kind of document. */
interface DocumentName {
  kind: DocumentKind;
  key: string;
}

const filePattern = /(?:^|\/)([^/]+)\.(content|menu)\.json$/;
const isKind = (text: string | undefined): text is DocumentKind => text === 'content' || text === 'menu';

/** Null for a file that holds neither an area, a page nor a menu. */
export function documentNameOf(file: string): DocumentName | null {
  const [, key, kind] = filePattern.exec(file) ?? [];
  return key !== undefined && isKind(kind) ? { kind, key } : null;
}

/** `front-page.content.json` */
export const fileName = ({ kind, key }: DocumentName): string => `${key}.${kind}.json`;

/** @param schema where the schema of the document lies from its file; left out when missing */
export function writeDocument(document: object, schema?: string): string {
  const { $schema: _, ...own } = { $schema: '', ...document };
  return `${JSON.stringify({ ...(schema === undefined ? {} : { $schema: schema }), ...own }, null, 2)}\n`;
}

/** The text of a file, named as findings name it. Editors on Windows begin a text with a mark. */
export const readDocument = async (path: string, file: string): Promise<SourceText> => ({
  file,
  text: (await readFile(path, 'utf8')).replace(/^\uFEFF/, ''),
});

export interface ReadDocuments {
  contents: readonly { file: string; document: ContentDocument }[];
  menus: readonly { file: string; document: MenuDocument }[];
  /** Of these files alone. */
  findings: readonly Finding[];
}

/** Files with an error are left out. What they refer to is checked when the build's world knows a shop. */
export function checkFiles(
  texts: readonly SourceText[],
  { pages, world }: Pick<ShopBuild, 'pages' | 'world'>,
): ReadDocuments {
  const own = new Map(texts.map(({ file, text }) => [file, text]));
  const { contents, menus, findings } = checkDocuments([...pages, ...texts], world);
  // The grammar has validated what is read again, in the types of the backend.
  const bodyOf = (file: string) => JSON.parse(own.get(file) ?? '');
  return {
    contents: contents.map(({ file }) => ({ file, document: bodyOf(file) })),
    menus: menus.map(({ file }) => ({ file, document: bodyOf(file) })),
    findings: findings.filter(({ file }) => own.has(file)),
  };
}
