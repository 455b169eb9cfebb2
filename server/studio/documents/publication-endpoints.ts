/** Endpoints of publications: publish, take back, cancel, list. */
import { type PublicationRow, StudioError } from '#backend/index.ts';
import { ApiAnswer, type ApiRoute, type StaffCall } from '../http/api-route.ts';
import type { OpenDocuments } from './open-documents.ts';
import { publicationAnswers } from './publication-answers.ts';
import { publicationMoveShape, publicationShape } from './shapes.ts';
import { actorOf, documentIdOf, releaseOfCall, withRejections } from './studio-actor.ts';

export interface PublicationOptions {
  /** Called after this instance has published, taken back or cancelled; the others learn it from the database. */
  changed(): Promise<void>;
}

export function publicationEndpoints(
  { publications, ends, list, inRelease }: OpenDocuments,
  { changed }: PublicationOptions,
): ApiRoute[] {
  async function published(row: PublicationRow) {
    await changed();
    const [publication] = publicationAnswers([row], await list());
    return new ApiAnswer(201, publication);
  }

  async function cancel(call: StaffCall) {
    await publications.cancel(numberOf(call), actorOf(call));
    await changed();
  }

  async function move(call: StaffCall) {
    const row = await publications.move(numberOf(call), call.json(publicationMoveShape), actorOf(call));
    await changed();
    return publicationAnswers([row], await list())[0];
  }

  return [
    {
      method: 'GET',
      path: '/api/publications',
      role: 'viewer',
      handler: () =>
        withRejections(async () => publicationAnswers(...(await Promise.all([publications.list(), list()])))),
    },
    {
      method: 'POST',
      path: '/api/publications',
      role: 'publisher',
      stepUp: true,
      handler: call =>
        withRejections(async () =>
          published(
            await inRelease(releaseOfCall(call)).publications.publish(
              call.json(publicationShape),
              actorOf(call),
            ),
          ),
        ),
    },
    {
      method: 'POST',
      path: '/api/publications/:id/undo',
      role: 'publisher',
      stepUp: true,
      handler: call =>
        withRejections(async () => published(await publications.undo(numberOf(call), actorOf(call)))),
    },
    {
      method: 'POST',
      path: '/api/documents/:id/withdraw',
      role: 'publisher',
      stepUp: true,
      handler: call =>
        withRejections(async () => published(await ends.withdraw(documentIdOf(call), actorOf(call)))),
    },
    {
      method: 'PATCH',
      path: '/api/publications/:id',
      role: 'publisher',
      stepUp: true,
      handler: call => withRejections(() => move(call)),
    },
    {
      method: 'DELETE',
      path: '/api/publications/:id',
      role: 'publisher',
      stepUp: true,
      handler: call => withRejections(() => cancel(call)),
    },
  ];
}

function numberOf(call: StaffCall): number {
  const number = Number(call.param('id'));
  if (!Number.isSafeInteger(number) || number < 1)
    throw new StudioError('NOT_FOUND', 'There is no such publication');
  return number;
}
