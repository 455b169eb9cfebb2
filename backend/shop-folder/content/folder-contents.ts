/** Areas, pages and menus of a folder that are documents, each with the row that it becomes. */
import type { MenuRecord } from '#backend/content/content-record.ts';
import type { WrittenCollection } from '#backend/content/documents/to-collection.ts';
import type { ContentDocument, MenuDocument } from '#engine/content/content-document.ts';
import type { ParsedText } from '#page-lint/source/source-file.ts';

/** An area, or a page that is more than a text. */
export interface FolderContent {
  source: ParsedText;
  document: ContentDocument;
  row: WrittenCollection;
}

interface FolderMenu {
  source: ParsedText;
  document: MenuDocument;
  row: MenuRecord;
}

export interface FolderContents {
  contents: readonly FolderContent[];
  menus: readonly FolderMenu[];
}
