/** What comes: publications that have not begun, and the days and rules of what is published. */
import { kindOfDocument } from '#studio-api/document-id.ts';
import type { ScheduleEntry } from '#studio-api/schedule.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { namesOf } from './document-title.ts';
import type { OpenDocuments } from './open-documents.ts';
import { publicationAnswers } from './publication-answers.ts';
import { publishedPeriods } from './published-periods.ts';
import { withRejections } from './studio-actor.ts';

export function scheduleEndpoints(
  { publications, list }: Pick<OpenDocuments, 'publications' | 'list'>,
  now: () => Date,
): ApiRoute[] {
  async function schedule(): Promise<ScheduleEntry[]> {
    const [upcoming, all] = await Promise.all([publications.upcoming(), list()]);
    const entries = [
      ...publicationAnswers(upcoming, all).map(
        (publication): ScheduleEntry => ({
          at: publication.liveFrom,
          is: publication.undoes === null ? 'begin' : 'end',
          publication,
        }),
      ),
      ...all.flatMap(({ id, published: body }) =>
        body ? publishedPeriods({ id, kind: kindOfDocument(id), ...namesOf(id, body) }, body, now()) : [],
      ),
    ];
    return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  }
  return [
    {
      method: 'GET',
      path: '/api/schedule',
      role: 'viewer',
      handler: () => withRejections(schedule),
    },
  ];
}
