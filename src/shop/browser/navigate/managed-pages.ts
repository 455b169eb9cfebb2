/** Pages that are newer than those of this build, fetched by their hash: the list is asked for at most once a minute. */

import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import { pageListPath } from '#kernel/address/page-list.ts';

/** A page with everything that it consists of. */
export interface PageBundle {
  page: PageDocument;
  fragments: Record<string, FragmentDocument>;
  overrides: OverrideDocument[];
}

export type LoadedManagedPage =
  | { kind: 'managed'; bundle: PageBundle }
  /** The build's own page is current. */
  | { kind: 'own' }
  /** Only the server knows the page. */
  | { kind: 'elsewhere' };

/** Hash of each page that differs from the build's; null for one that is served no longer. */
type Manifest = Readonly<Record<string, string | null>>;

export async function fetchManagedPage(id: string): Promise<LoadedManagedPage> {
  // The browser's cache keeps the list for a minute.
  const manifest = await fetchJson<Manifest>(pageListPath);
  if (!manifest) return { kind: 'elsewhere' };
  const hash = Object.hasOwn(manifest, id) ? manifest[id] : undefined;
  if (hash === undefined) return { kind: 'own' };
  const bundle = hash === null ? null : await fetchJson<PageBundle>(`/pages/${id}.${hash}.json`);
  return bundle ? { kind: 'managed', bundle } : { kind: 'elsewhere' };
}

/** Null without an answer: the document of the server is always right. */
async function fetchJson<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
