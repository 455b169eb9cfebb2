/** What is chosen in a dialog that publishes, whether it can be published, and as it is posted. */
import type { OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import type { PublicationPost } from '#studio-api/publications.ts';
import type { ChosenMoments } from './use-moments.ts';
import type { Publishing } from './use-publishing.ts';

export interface PublicationChoice extends Pick<ChosenMoments, 'liveFrom' | 'liveUntil' | 'isChosen'> {
  opened: readonly OpenDocument[];
  findings: readonly StudioFinding[];
  acceptsWarnings: boolean;
  /** Null: not chosen yet. */
  scheduled: PublicationPost['scheduled'] | null;
  note: string;
}

export const mayPublish = (
  { opened, findings, acceptsWarnings, scheduled, isChosen }: PublicationChoice,
  publishing: Pick<Publishing, 'scheduled'>,
): boolean =>
  opened.some(({ state }) => state !== 'live') &&
  opened.every(({ conflicts, missingApproval }) => conflicts.length === 0 && !missingApproval) &&
  isChosen &&
  (publishing.scheduled.length === 0 || scheduled !== null) &&
  findings.every(({ severity }) => severity === 'warning' && acceptsWarnings);

export const publicationPost = ({
  opened,
  findings,
  acceptsWarnings,
  scheduled,
  liveFrom,
  liveUntil,
  note,
}: PublicationChoice): PublicationPost => ({
  documents: opened.filter(({ state }) => state !== 'live').map(({ id, version }) => ({ id, version })),
  ...(liveFrom === undefined ? {} : { liveFrom }),
  ...(liveUntil === undefined ? {} : { liveUntil }),
  ...(scheduled ? { scheduled } : {}),
  note,
  ...(findings.length > 0 ? { acceptWarnings: acceptsWarnings } : {}),
});
