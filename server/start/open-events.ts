/** The events of Studio: saved drafts, publications and changes of pictures of every instance. */
import { createDocumentEvents, type DocumentEvents } from '../studio/documents/document-events.ts';
import type { OpenDocuments } from '../studio/documents/open-documents.ts';
import type { Logger } from 'pino';
import type { Disposables } from './disposables.ts';
import type { OpenCommerce } from './open-commerce.ts';

export interface EventSources extends Pick<OpenCommerce, 'onDraft' | 'onPicture' | 'onPublication'> {
  disposables: Pick<Disposables, 'ended'>;
  logger: Logger;
}

export async function openEvents(
  { onDraft, onPicture, onPublication, disposables, logger }: EventSources,
  { drafts }: Pick<OpenDocuments, 'drafts'>,
): Promise<DocumentEvents> {
  const events = createDocumentEvents(drafts);
  await onDraft(() => {
    events
      .drafts()
      .catch((error: unknown) => logger.warn({ err: error }, 'editors could not be told of a draft'));
  });
  await onPublication(events.published);
  await onPicture(events.pictures);
  // An open connection would delay the end of the process.
  disposables.ended.addEventListener('abort', events.close);
  return events;
}
