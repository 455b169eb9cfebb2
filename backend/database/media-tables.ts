/** The table of the picture library as a Kysely type. */
import type { ColumnType, Generated } from 'kysely';
import type { Localized } from './columns.ts';

interface MediaAssetTable {
  file_name: string;
  sha256: string;
  bytes: number;
  alt: ColumnType<Localized, string | undefined, string>;
  is_decorative: Generated<boolean>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  folder: Generated<string>;
  tags: Generated<string[]>;
  uploaded_by: string | null;
  created_at: Generated<Date>;
  replaced_by: string | null;
  deleted_at: Date | null;
}

export interface MediaTables {
  media_asset: MediaAssetTable;
}
