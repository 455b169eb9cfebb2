/** What importers of different files have in common: what a row is, how an import runs, and what it reports. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Fields, FileRow } from './file-row.ts';
import type { ImportProblem } from './problem.ts';

export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  /** Stored before with the same content. */
  unchanged: number;
  skipped: number;
  problems: readonly ImportProblem[];
  /** Of the file, such as `utf-8` or `windows-1252`. */
  encoding: string;
}

export type Together<Plan> = ReadonlyMap<Plan, 'added' | 'changed' | 'unchanged'>;

/** What a file is about. */
export interface RowKind<Plan> {
  /** The column that names a row; no two rows of a file may have the same. */
  key: string;
  /** Reads a file of another format; null for the usual ones. */
  read?: (file: string, onEncoding: (encoding: string) => void) => AsyncGenerator<FileRow> | null;
  /** A field of JSON lines that this import leaves out. */
  nested?: string;
  /** What a row is, for messages. */
  noun: string;
  /** The name of the row, and what it says; without a database query. */
  plan: (line: number, fields: Fields) => { name: string; plan: Plan; problems: readonly ImportProblem[] };
  /** Rolled back when it throws. @throws RowError for what is wrong with the row */
  store: (db: Transaction<Schema>, plan: Plan) => Promise<'added' | 'changed' | 'unchanged'>;
  /** What the shop has of a row's subject, by field, to compare a dry run with. */
  snapshot?: (db: Transaction<Schema>, plan: Plan) => Promise<Readonly<Record<string, unknown>>>;
  /** After rows were rolled back: what they have made is gone. */
  forget?: () => void;
  /**
   * Stores as many rows as it can at once. Rolled back when it throws: then each row is stored by itself, which says what is
   * wrong with which.
   * @returns what became of those that need not be stored by themselves; the others follow one by one
   */
  storeTogether?: (db: Transaction<Schema>, plans: readonly Plan[]) => Promise<Together<Plan>>;
  /** Rows per transaction: other writers never wait long; 200 unless rows take long. */
  batch?: number;
  /** After a batch that has stored rows, in its transaction. */
  announce?: (db: Transaction<Schema>) => Promise<void>;
  /** Explains a violated constraint of the database. */
  explain?: (error: Error) => Omit<ImportProblem, 'line'> | null;
}

/** How an import runs. */
export interface ImportRun {
  db: Kysely<Schema>;
  /** Called for each problem as it is found. */
  onProblem?: ((problem: ImportProblem) => void) | undefined;
  /** Makes it a dry run: called for each row that would change something, and nothing is stored. */
  onChange?: ((change: RowChange) => void) | undefined;
  /** Ends it after the batch that is being stored. */
  signal?: AbortSignal | undefined;
}

/** What an import would do to one row. */
export interface RowChange {
  line: number;
  name: string;
  kind: 'added' | 'changed';
  /** Of a changed row: what stands there, and what would; as JSON. */
  fields: readonly { name: string; before: string; after: string }[];
}
