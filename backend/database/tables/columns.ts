/** Types of jsonb columns for Kysely. */
import type { ColumnType } from 'kysely';

/** A jsonb column that is read as a value and written as JSON text. */
export type JsonColumn<T> = ColumnType<T, string, string>;
/** A text per locale code: `{ fi: '…', sv: '…' }`. */
export type Localized = Partial<Record<string, string>>;
