/** The content of a shop's folder. */
import type { Fields } from '#backend/import/file-row.ts';
import type { FolderContents } from './content/folder-contents.ts';
import type { FileKind, FolderFile } from './folder-files.ts';
import type { FolderTable, TableKind } from './folder-tables.ts';

/** A line of `catalogue/packages.jsonl`. */
export interface FolderPackage {
  line: number;
  /** The fields of a product, for the importer. */
  fields: Fields;
  articleNumber: string;
  /** The line as a text; its positions are those of the line. */
  source: FolderFile<'packages'>;
}

/** A file or table that the folder does not have is null: its part of the shop is left alone. */
export type ShopFolder = {
  path: string;
  /** Of the clocks of the shop. */
  timeZone: string;
  /** The day on which `demo.json` was written, also where an apply leaves it alone; null without the file. */
  writtenOn: string | null;
  /** Price lists of the accounts for trying, also where an apply leaves these alone: pairs of a list and a mail address. */
  listsOfAccounts: readonly (readonly [string, string])[];
  /** Whether what left a file stays as it is. */
  keepsOthers?: boolean;
  /** A file of products for the importer; null without one. */
  products: string | null;
  /** Menus that have a file, also where an apply leaves them alone. */
  ownMenus: ReadonlySet<string>;
  /** Information pages, each a file in `content/`. */
  pages: readonly FolderFile<'page'>[];
  /** Null without a file of packages. */
  packages: readonly FolderPackage[] | null;
} & FolderContents & { [Kind in Exclude<FileKind, 'page' | 'packages'>]: FolderFile<Kind> | null } & Record<
    TableKind,
    FolderTable | null
  >;
