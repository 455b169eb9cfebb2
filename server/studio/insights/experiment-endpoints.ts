/** Experiments of a page: `/api/experiments/:id`, and what is known before one begins: `/api/experiments/:id/rates`. */
import type { Figures } from '#backend/index.ts';
import { shopClock } from '#i18n/shop-time.ts';
import type { Experiments } from '#kernel/experiment/choose-arm.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { armColumn, type KnownRates, type PageExperiments } from '#studio-api/experiments.ts';
import { figureDays } from '#studio-api/figures.ts';
import { withRejections } from '../documents/studio-actor.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import { experimentStates } from './experiment-states.ts';
import type { InsightPorts } from './insight-endpoints.ts';
import { knownRates } from './known-rates.ts';

const DAY_MS = 86_400_000;
/** Parts of a row. */
const mostParts = 50;

export function experimentEndpoints({ figures, documents, timeZone, now }: ExperimentPorts): ApiRoute[] {
  const dayOf = (at: Date) => shopClock(timeZone()).toLocal(at.toISOString()).slice(0, 10);
  return [
    {
      method: 'GET',
      path: '/api/experiments/:id',
      role: 'viewer',
      handler: ({ param }) =>
        withRejections(async (): Promise<PageExperiments> => {
          const body = (await documents.served()).get(pageId(param('id')));
          const experiments = experimentsOf(body);
          const arms = Object.entries(experiments).flatMap(([name, experiment]) =>
            experiment.arms.map(({ id }) => armColumn(name, id)),
          );
          const today = dayOf(now());
          const days = arms.length > 0 ? await figures.ofArms(arms) : [];
          return { today, experiments: experimentStates(experiments, days, today) };
        }),
    },
    {
      method: 'GET',
      path: '/api/experiments/:id/rates',
      role: 'viewer',
      handler: ({ param, query }) =>
        withRejections(async (): Promise<KnownRates> => {
          const id = pageId(param('id'));
          const parts = query.getAll('part').slice(0, mostParts);
          const since = dayOf(new Date(now().getTime() - (figureDays - 1) * DAY_MS));
          return knownRates(await figures.around(id, since), id, parts);
        }),
    },
  ];
}

export interface ExperimentPorts extends Omit<InsightPorts, 'figures'> {
  figures: Pick<Figures, 'around' | 'ofArms'>;
}

/** @throws ProblemError 404 for what is no page. */
function pageId(id: string): DocumentId {
  if (!isDocumentId(id) || !id.startsWith('page:'))
    throw new ProblemError(404, 'NOT_FOUND', 'There is no such page.');
  return id;
}

/** The check of pages has seen to their form. */
function experimentsOf(body: Readonly<Record<string, unknown>> | null | undefined): Experiments {
  const experiments = body?.['experiments'];
  return isRecord(experiments) ? (experiments as unknown as Experiments) : {};
}
