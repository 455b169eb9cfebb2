/** The address of the canvas, which works once: another document or context gets another one. */
import { useEffect, useState } from 'react';
import type { CanvasContext, CanvasGrant, CanvasPost } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { useStudio } from '../../parts/context/studio-context.ts';

export interface GrantState {
  grant: CanvasGrant | null;
  isFailed: boolean;
  retry(): void;
}

/**
 * @param options `revision`: state of the document to look at; absent: the drafts, to edit them. `saved`: another one
 * asks again, for what a frame cannot follow by itself.
 */
export function useGrant(
  document: DocumentId,
  context: CanvasContext,
  { revision, saved = 0 }: { revision?: CanvasPost['revision']; saved?: number } = {},
): GrantState {
  const { api } = useStudio();
  // A new object asks again.
  const [attempt, setAttempt] = useState({});
  const [state, setState] = useState<Pick<GrantState, 'grant' | 'isFailed'>>({
    grant: null,
    isFailed: false,
  });
  useEffect(() => {
    let isWanted = true;
    const post: CanvasPost = {
      document,
      context,
      ...(revision === undefined ? {} : { revision }),
      ...attempt,
    };
    api.post<CanvasGrant>('/api/canvas', post).then(
      grant => isWanted && setState({ grant, isFailed: false }),
      () => isWanted && setState({ grant: null, isFailed: true }),
    );
    return () => {
      isWanted = false;
    };
    // What was saved decides what the same question is answered with.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [api, document, context, revision, saved, attempt]);
  return { ...state, retry: () => setAttempt({}) };
}
