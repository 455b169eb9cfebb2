/** The tables of menus, content collections, images and settings as Kysely types. */
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, Localized } from './columns.ts';

interface MenuTable {
  menu_id: string;
  name: string;
  title: ColumnType<Localized | null, string | null | undefined, string | null>;
  locations: string[];
  items: JsonColumn<unknown>;
}

export interface ContentCollectionTable {
  collection_id: number;
  name: string;
  family: string | null;
  area_name: string | null;
  title: ColumnType<Localized | null, string | null | undefined, string | null>;
  tags: Generated<string[]>;
  meta: ColumnType<unknown, string | null | undefined, string | null>;
  filters: ColumnType<unknown, string | undefined, string>;
  containers: ColumnType<unknown, string | undefined, string>;
  draft: Generated<boolean>;
  active_from: Date | null;
  active_to: Date | null;
}

interface ContentAliasTable {
  collection_id: number;
  language_id: string;
  alias: string;
}

interface ImageOriginalTable {
  type: string;
  file_name: string;
  mime: string;
  width: number;
  height: number;
  data: Buffer;
  version: Generated<number>;
}

interface SettingTable {
  key: string;
  value: JsonColumn<unknown>;
}

export interface ContentTables {
  menu: MenuTable;
  content_collection: ContentCollectionTable;
  content_alias: ContentAliasTable;
  image_original: ImageOriginalTable;
  setting: SettingTable;
}
