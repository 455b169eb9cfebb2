/** Posts a publication, and says what came of it. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PageInShop } from '#studio-api/canvas.ts';
import type { OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import type { Publication, PublicationPost, ScheduledConflict } from '#studio-api/publications.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { problemText } from '../../parts/session/problem-words.ts';
import { Declined } from '../../parts/session/session-store.ts';

export interface Publishing {
  isBusy: boolean;
  problem: string | null;
  /** What the server found when it checked the publication as a whole; undefined before. */
  findings: readonly StudioFinding[] | undefined;
  /** Scheduled publications that change the same: what becomes of them is to be said. */
  scheduled: readonly ScheduledConflict[];
  /** It was published; the problem is what the shop answers. */
  isDone: boolean;
  publish(post: PublicationPost): Promise<void>;
}

/** Null for an answer without findings. */
function findingsOf(error: unknown): readonly StudioFinding[] | null {
  if (!(error instanceof ApiProblem)) return null;
  const { findings } = error.body;
  return Array.isArray(findings) ? (findings as StudioFinding[]) : null;
}

function scheduledOf(error: unknown): readonly ScheduledConflict[] {
  const found = error instanceof ApiProblem ? error.body['scheduled'] : undefined;
  return Array.isArray(found) ? (found as ScheduledConflict[]) : [];
}

export function usePublishing({ editor, onClose }: { editor: EditorStore; onClose(): void }): Publishing {
  const intl = useIntl();
  const { api } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [scheduled, setScheduled] = useState<readonly ScheduledConflict[]>([]);
  const [found, setFound] = useState<{ version: number; findings: readonly StudioFinding[] | null }>();

  const textOf = (error: unknown): string | null => {
    // Not confirmed by the person themselves.
    if (error instanceof Declined) return null;
    const code = error instanceof ApiProblem ? error.code : '';
    if (code === 'VERSION_MOVED') return intl.formatMessage({ id: 'PUBLISH_MOVED' });
    if (code === 'SCHEDULED') return intl.formatMessage({ id: 'PUBLISH_SCHEDULED_ASK' });
    return problemText(error, intl);
  };

  /** Addresses at which the shop does not show what was just published; none when it cannot be asked. */
  const missingPages = async (id: string): Promise<string[]> => {
    try {
      const path = `/api/shop-answers?${new URLSearchParams({ document: id }).toString()}`;
      const answers = await api.get<PageInShop[]>(path);
      return answers.filter(({ is }) => is === 'missing').map(({ url }) => url);
    } catch {
      return [];
    }
  };

  const publish = async (post: PublicationPost) => {
    const { version } = editor.draft;
    setBusy(true);
    setProblem(null);
    try {
      await api.post<Publication>('/api/publications', post);
      const { draft } = editor;
      draft.reopen(await api.get<OpenDocument>(`/api/documents/${encodeURIComponent(draft.id)}`));
      const isNow = post.liveFrom === undefined;
      editor.announce(intl.formatMessage({ id: isNow ? 'PUBLISH_DONE' : 'PUBLISH_SCHEDULED' }));
      const missing = isNow ? await missingPages(draft.id) : [];
      if (missing.length > 0) {
        setDone(true);
        setProblem(intl.formatMessage({ id: 'PUBLISH_NOT_SHOWN' }, { pages: missing.join(', ') }));
      } else onClose();
    } catch (error) {
      setProblem(textOf(error));
      setFound({ version, findings: findingsOf(error) });
      setScheduled(scheduledOf(error));
    }
    setBusy(false);
  };
  // They are of the draft as it was posted.
  const findings = found?.version === editor.draft.version ? (found.findings ?? undefined) : undefined;
  return { isBusy, problem, findings, scheduled, isDone, publish };
}
