/** What the services of Studio's documents are made from. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';
import type { Role } from '#studio-api/staff.ts';
import type { DocumentSource } from './document-source.ts';
import type { Requires } from './required-versions.ts';

/** The author of a change. */
export interface Actor {
  id: string | null;
  name: string;
  role: Role;
  /** Aliases of the markets to which they are limited; null: none. */
  markets: readonly string[] | null;
  ip?: string | null;
}

/** Who is named beside a change; null for one that no person makes: a deploy, or a publication whose moment has come. */
export interface NamedAuthor {
  id: string | null;
  name: string | null;
}

/** A body by document; null: the document is taken off. */
export type Bodies = ReadonlyMap<DocumentId, DocumentBody | null>;

/** The page language, which the backend does not know. */
export interface DocumentRules {
  /** Violations of the schema, one line each: a draft with a new one is refused. */
  structure(id: DocumentId, body: DocumentBody): readonly string[];
  /** Fields that the role may not change but that differ. */
  forbidden(
    id: DocumentId,
    before: DocumentBody,
    after: DocumentBody,
    role: Role,
  ): Promise<readonly string[]>;
  /** Whether git owns a field of a node, or of the document itself. */
  isOfGit(id: DocumentId, holder: DocumentBody, path: string): boolean;
  /** Checks changed documents together with all that are served; answers the findings of the changed ones, and errors that they cause in others. */
  check(changed: Bodies): Promise<StudioFinding[]>;
}

export interface StudioContext {
  db: Kysely<Schema>;
  /** Documents that are not managed. */
  source: DocumentSource;
  rules: DocumentRules;
  /** Versions of the build's widgets, by type. */
  versions: Requires;
  /** Whose drafts these are; `NO_RELEASE` for those of none. */
  release: number;
  now(): Date;
}
