/** Posts a publication, and says what came of it. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpenDocument, Publication, PublicationPost, StudioFinding } from '#studio-api/documents.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Declined } from '../../parts/session/session-store.ts';

export interface Publishing {
  isBusy: boolean;
  problem: string | null;
  /** What the server found when it checked the publication as a whole; undefined before. */
  findings: readonly StudioFinding[] | undefined;
  publish(post: PublicationPost): Promise<void>;
}

/** Null for an answer without findings. */
function findingsOf(error: unknown): readonly StudioFinding[] | null {
  if (!(error instanceof ApiProblem)) return null;
  const { findings } = error.body;
  return Array.isArray(findings) ? (findings as StudioFinding[]) : null;
}

export function usePublishing({ editor, onClose }: { editor: EditorStore; onClose(): void }): Publishing {
  const intl = useIntl();
  const { api } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<{ version: number; findings: readonly StudioFinding[] | null }>();

  const textOf = (error: unknown): string | null => {
    // Not confirmed by the person themselves.
    if (error instanceof Declined) return null;
    if (!(error instanceof ApiProblem)) return intl.formatMessage({ id: 'SIGN_IN_UNREACHABLE' });
    if (error.code === 'VERSION_MOVED') return intl.formatMessage({ id: 'PUBLISH_MOVED' });
    if (findingsOf(error)) return intl.formatMessage({ id: 'PUBLISH_ERRORS' });
    return error.message;
  };

  const publish = async (post: PublicationPost) => {
    const { version } = editor.draft;
    setBusy(true);
    setProblem(null);
    try {
      await api.post<Publication>('/api/publications', post);
      const { draft } = editor;
      draft.reopen(await api.get<OpenDocument>(`/api/documents/${encodeURIComponent(draft.id)}`));
      onClose();
      editor.announce(
        intl.formatMessage({ id: post.liveFrom === undefined ? 'PUBLISH_DONE' : 'PUBLISH_SCHEDULED' }),
      );
    } catch (error) {
      setProblem(textOf(error));
      setFound({ version, findings: findingsOf(error) });
    }
    setBusy(false);
  };
  // They are of the draft as it was posted.
  const findings = found?.version === editor.draft.version ? (found.findings ?? undefined) : undefined;
  return { isBusy, problem, findings, publish };
}
