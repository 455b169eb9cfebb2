/** Moves of parts between the documents of an open editor, by Studio's API. */
import type { PartMoved } from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import type { History } from '../../editing/draft/history.ts';
import { PartMover } from '../../editing/draft/part-mover.ts';
import type { Sync } from '../../editing/draft/sync.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';

/** @param all the documents; what an override writes is no part of another document */
export function moverOf(
  all: readonly { editor: { draft: unknown }; sync: Sync }[],
  history: History,
  { api, release }: { api: ApiClient; release: number },
): PartMover {
  const documents = all.flatMap(({ sync, editor: { draft } }) =>
    draft instanceof DraftStore ? [{ sync, draft }] : [],
  );
  return new PartMover(documents, history, post =>
    api.post<PartMoved>(inRelease('/api/moved-parts', release), post),
  );
}
