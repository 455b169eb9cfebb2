/** The content of a shop's folder. */
import type { FileKind, FolderFile } from './folder-files.ts';
import type { FolderTable, TableKind } from './folder-tables.ts';

/** A file or table that the folder does not have is null: its part of the shop is left alone. */
export type ShopFolder = {
  path: string;
  /** A file of products for the importer; null without one. */
  products: string | null;
  /** Information pages, each a file in `content/`. */
  pages: readonly FolderFile<'page'>[];
} & { [Kind in Exclude<FileKind, 'page'>]: FolderFile<Kind> | null } & Record<TableKind, FolderTable | null>;
