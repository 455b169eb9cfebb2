/** Posts a publication, and says what came of it. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StudioFinding } from '#studio-api/documents.ts';
import type { Publication, PublicationPost, ScheduledConflict } from '#studio-api/publications.ts';
import { inRelease } from '#studio-api/releases.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
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

interface Options {
  /** Whose drafts are published; absent: those of none. */
  release?: number;
  /** Of what is published, as it is now: what was found in another state does not count any more. */
  state?: number;
  /** @returns what is wrong in spite of it; null: nothing, and the dialog closes itself */
  onPublished(post: PublicationPost): Promise<string | null>;
}

export function usePublishing({ release = 0, state = 0, onPublished }: Options): Publishing {
  const intl = useIntl();
  const { api } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [scheduled, setScheduled] = useState<readonly ScheduledConflict[]>([]);
  const [found, setFound] = useState<{ state: number; findings: readonly StudioFinding[] | null }>();

  const textOf = (error: unknown): string | null => {
    // Not confirmed by the person themselves.
    if (error instanceof Declined) return null;
    const code = error instanceof ApiProblem ? error.code : '';
    if (code === 'VERSION_MOVED') return intl.formatMessage({ id: 'PUBLISH_MOVED' });
    if (code === 'UNAPPROVED') return intl.formatMessage({ id: 'PUBLISH_UNAPPROVED' });
    if (code === 'UNDECIDED') return intl.formatMessage({ id: 'PUBLISH_UNDECIDED' });
    if (code === 'SCHEDULED') return intl.formatMessage({ id: 'PUBLISH_SCHEDULED_ASK' });
    return problemText(error, intl);
  };

  /** Whatever happens now, it is published. */
  const finish = async (post: PublicationPost) => {
    announce(intl.formatMessage({ id: post.liveFrom === undefined ? 'PUBLISH_DONE' : 'PUBLISH_SCHEDULED' }));
    const unread = () => intl.formatMessage({ id: 'PUBLISH_DONE_UNREAD' });
    const wrong = await onPublished(post).catch(unread);
    if (wrong !== null) {
      setDone(true);
      setProblem(wrong);
    }
  };

  const publish = async (post: PublicationPost) => {
    setBusy(true);
    setProblem(null);
    try {
      await api.post<Publication>(inRelease('/api/publications', release), post);
      await finish(post);
    } catch (error) {
      setProblem(textOf(error));
      setFound({ state, findings: findingsOf(error) });
      setScheduled(scheduledOf(error));
    }
    setBusy(false);
  };
  // They are of the draft as it was posted.
  const findings = found?.state === state ? (found.findings ?? undefined) : undefined;
  return { isBusy, problem, findings, scheduled, isDone, publish };
}
