/** What the picture library is made from, and what it does. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Result } from '#kernel/result.ts';
import type { UploadProblem } from '#studio-api/assets.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { StudioDocuments } from '../create-documents.ts';
import type { Actor } from '../studio-context.ts';
import type { AssetFacts, StoredAsset } from './asset.repository.ts';

export interface MediaContext {
  db: Kysely<Schema>;
  /** What shows the pictures. */
  documents: Pick<StudioDocuments, 'drafts' | 'bodiesInUse'>;
  now(): Date;
}

export interface PictureUses {
  usedIn: DocumentId[];
  /** Names of presets: parts that begin with them show it. */
  usedInPresets: string[];
}

export interface UsedAsset extends StoredAsset, PictureUses {}

export interface AssetSearch {
  /** Words of name, tags and texts; empty: all. */
  q: string;
  folder: string | null;
  tag: string | null;
}

export interface MediaLibrary {
  /** Newest first, with every folder and tag of the library. */
  search(search: AssetSearch): Promise<{ assets: UsedAsset[]; folders: string[]; tags: string[] }>;
  find(name: string): Promise<UsedAsset | undefined>;
  /** A picture that is there already is answered as it is. */
  upload(
    data: Buffer,
    as: { name: string; folder: string },
    actor: Actor,
  ): Promise<Result<{ asset: UsedAsset; isNew: boolean }, UploadProblem>>;
  /** Undefined without such a picture. */
  change(name: string, facts: AssetFacts, actor: Actor): Promise<UsedAsset | undefined>;
  /** Refused with what uses it; undefined without such a picture. */
  remove(name: string, actor: Actor): Promise<Result<true, PictureUses> | undefined>;
  /** Puts another picture into every draft that uses this one; undefined when either does not exist. */
  replace(
    name: string,
    by: string,
    actor: Actor,
  ): Promise<{ changed: DocumentId[]; refused: DocumentId[] } | undefined>;
}
