/** Figures of a document's parts: `/api/insights/:id`. */
import type { Bodies, Figures } from '#backend/index.ts';
import { shopClock } from '#i18n/shop-time.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId, DocumentUse } from '#studio-api/documents.ts';
import { type DocumentFigures, figureDays, type ViewsByPage } from '#studio-api/figures.ts';
import { namesOf } from '../documents/document-title.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import { withRejections } from '../documents/studio-actor.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import { figuresByPage } from './figures-by-page.ts';
import { runningParts } from './running-parts.ts';

export interface InsightPorts {
  figures: Pick<Figures, 'around' | 'ofArms' | 'views'>;
  documents: Pick<OpenDocuments, 'served'>;
  /** IANA name. */
  timeZone(): string;
  now(): Date;
}

const DAY_MS = 86_400_000;
const longest = 400;

export const insightEndpoints = ({ figures, documents, timeZone, now }: InsightPorts): ApiRoute[] => [
  {
    method: 'GET',
    path: '/api/page-views',
    role: 'viewer',
    async handler(): Promise<ViewsByPage> {
      const first = new Date(now().getTime() - (figureDays - 1) * DAY_MS);
      const since = shopClock(timeZone()).toLocal(first.toISOString()).slice(0, 10);
      const views = [...(await figures.views(since))];
      return {
        days: figureDays,
        views: Object.fromEntries(views.map(([page, sum]) => [`page:${page}`, sum])),
      };
    },
  },
  {
    method: 'GET',
    path: '/api/insights/:id',
    role: 'viewer',
    handler: ({ param, query }) =>
      withRejections(async (): Promise<DocumentFigures> => {
        const id = param('id');
        if (!isDocumentId(id)) throw new ProblemError(404, 'NOT_FOUND', 'There is no such document.');
        const days = daysOf(query.get('days'));
        const dayOf = (at: number) => shopClock(timeZone()).toLocal(new Date(at).toISOString()).slice(0, 10);
        const since = dayOf(now().getTime() - (days - 1) * DAY_MS);
        const sums = await figures.around(id, since);
        const bodies: Bodies = sums.length > 0 ? await documents.served() : new Map();
        const shown = sums.map(({ documentId }) => documentId);
        const running = await runningParts(shown, bodies, figures, dayOf(now().getTime()));
        return { since, days, pages: figuresByPage(id, sums, pagesOf(bodies, running)) };
      }),
  },
];

/** @throws ProblemError 400 for anything but a number of days for which sums are kept. */
function daysOf(asked: string | null): number {
  const days = asked === null ? figureDays : Number(asked);
  if (!Number.isInteger(days) || days < 1 || days > longest)
    throw new ProblemError(400, 'INVALID', `Days are a number from 1 to ${longest}.`);
  return days;
}

const pagesOf = (bodies: Bodies, running: ReadonlyMap<string, ReadonlySet<string>>) => ({
  runningPartsOf: (documentId: string) => running.get(documentId) ?? new Set<string>(),
  /** A page that is not in the shop any more keeps its key as its name. */
  nameOf(page: string): DocumentUse {
    const id: DocumentId = `page:${page}`;
    return { id, kind: 'page', ...namesOf(id, bodies.get(id) ?? {}) };
  },
  isForManyContents(page: string): boolean {
    const { regions } = bodies.get(`page:${page}`) ?? {};
    return Object.values(isRecord(regions) ? regions : {})
      .flat()
      .some(node => isRecord(node) && node['kind'] === 'area' && typeof node['areaName'] !== 'string');
  },
});
