/** The events of Studio: saved drafts, publications and changes of pictures of every instance. */
import { createDocumentEvents, type DocumentEvents } from '../../studio/documents/document-events.ts';
import type { OpenDocuments } from '../../studio/documents/open-documents.ts';
import type { Backend } from '#backend/index.ts';
import type { Logger } from 'pino';
import type { Disposables } from '../disposables.ts';

export interface EventSources {
  backend: Pick<Backend, 'onStudioChange'>;
  disposables: Pick<Disposables, 'add' | 'ended'>;
  logger: Logger;
}

export async function openEvents(
  { backend: { onStudioChange }, disposables, logger }: EventSources,
  { drafts }: Pick<OpenDocuments, 'drafts'>,
): Promise<DocumentEvents> {
  const events = createDocumentEvents(drafts);
  const tellOfDrafts = () =>
    void events
      .drafts()
      .catch((error: unknown) => logger.warn({ err: error }, 'editors could not be told of a draft'));
  await disposables.add('events of drafts', await onStudioChange('draft', tellOfDrafts));
  await disposables.add('events of publications', await onStudioChange('publication', events.published));
  await disposables.add('events of pictures', await onStudioChange('picture', events.pictures));
  // An open connection would delay the end of the process.
  disposables.ended.addEventListener('abort', events.close);
  return events;
}
