/** Experiments of a document: `/api/experiments/:id`, and what is known before one begins: `/api/experiments/:id/rates`. */
import { shopClock } from '#i18n/shop-time.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { DocumentExperiments, KnownRates } from '#studio-api/experiments.ts';
import { figureDays } from '#studio-api/figures.ts';
import { withRejections } from '../documents/studio-actor.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import { changingOverrides } from './changing-overrides.ts';
import type { InsightPorts } from './insight-endpoints.ts';
import { knownRates } from './known-rates.ts';
import { runningOnPages } from './running-on-pages.ts';
import { runningParts, statesOfDocument } from './running-parts.ts';

const DAY_MS = 86_400_000;
/** Parts of a row. */
const mostParts = 50;

export function experimentEndpoints({ figures, documents, timeZone, now }: InsightPorts): ApiRoute[] {
  const dayOf = (at: Date) => shopClock(timeZone()).toLocal(at.toISOString()).slice(0, 10);
  return [
    {
      method: 'GET',
      path: '/api/experiments/:id',
      role: 'viewer',
      handler: ({ param }) =>
        withRejections(async (): Promise<DocumentExperiments> => {
          const body = (await documents.served()).get(triedId(param('id')));
          const today = dayOf(now());
          return { today, experiments: await statesOfDocument(body, figures, today) };
        }),
    },
    {
      method: 'GET',
      path: '/api/experiments/:id/rates',
      role: 'viewer',
      handler: ({ param, query }) =>
        withRejections(async (): Promise<KnownRates> => {
          const id = triedId(param('id'));
          const asked = query.getAll('part').slice(0, mostParts);
          const since = dayOf(new Date(now().getTime() - (figureDays - 1) * DAY_MS));
          const bodies = await documents.served();
          const running = await runningParts([id], bodies, figures, dayOf(now()));
          const parts = asked.filter(part => !running.get(id)?.has(part));
          return {
            ...knownRates(await figures.around(id, since), id, parts),
            running: runningOnPages(id, bodies),
            changedFor: changingOverrides(id, asked, bodies),
          };
        }),
    },
  ];
}

/** @throws ProblemError 404 for what has no parts that visitors see. */
function triedId(id: string): DocumentId {
  if (!isDocumentId(id) || !/^(?:page|fragment|content):/.test(id))
    throw new ProblemError(404, 'NOT_FOUND', 'There is no such document.');
  return id;
}
