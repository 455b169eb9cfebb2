/** Storefronts of the published pages with drafts laid over them, for Studio's canvas. */
import { LRUCache } from 'lru-cache';
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { DeclaredQueries } from '#server/routing/page-query.ts';
import type { Storefront } from '#ssr/storefront.ts';
import type { DocumentId } from '#studio-api/documents.ts';

export interface RenderedDraft {
  id: DocumentId;
  /** The draft's version; for a published document, any value that changes with each publication. */
  version: number | string;
  /** Of which it is a draft; 0 or absent: of none. */
  release?: number;
  body: DocumentBody;
}

export interface DraftStorefront {
  storefront: Storefront;
  /** Text of the style element that its pages have; empty: none. */
  style: string;
  declaredQueries: DeclaredQueries;
  pages: readonly PageDocument[];
  overrides: readonly OverrideDocument[];
}

/** What is published now, and how it looks with drafts. Another object after each publication. */
export interface PublishedPages {
  withDrafts(drafts: readonly RenderedDraft[]): Promise<DraftStorefront>;
}

const MAX_STOREFRONTS = 16;

/** @returns the storefront of these drafts; drafts at the same versions share one. */
export function createDraftStorefronts(published: () => PublishedPages) {
  const kept = new LRUCache<string, DraftStorefront>({ max: MAX_STOREFRONTS });
  let last: PublishedPages | undefined;

  return async function storefrontOf(drafts: readonly RenderedDraft[]): Promise<DraftStorefront> {
    const current = published();
    if (current !== last) kept.clear();
    last = current;
    const key = drafts
      .map(({ id, release = 0, version }) => `${id}@${release}.${version}`)
      .toSorted()
      .join(' ');
    const known = kept.get(key);
    if (known) return known;
    const made = await current.withDrafts(drafts);
    if (current === last) kept.set(key, made);
    return made;
  };
}
