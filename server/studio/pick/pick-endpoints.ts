/** GET /api/pick/:kind: what a document can refer to, by name. */
import { z } from 'zod';
import { defaultLocale, isLocaleCode } from '#i18n/locales.ts';
import { type PickAnswer, pickKinds } from '#studio-api/pick.ts';
import { releaseOfQuery, withRejections } from '../documents/studio-actor.ts';
import type { ApiRoute, OpenCall } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';
import { MAX_IDS, type PickRequest } from './pick-request.ts';
import type { Picker } from './picker.ts';
import { PickRefused } from './query-candidates.ts';

const MAX_LENGTH = 200;
const listShape = z.object({
  categoryAlias: z.string().max(MAX_LENGTH).optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
});

export const pickEndpoints = (picker: Picker): ApiRoute[] => [
  {
    method: 'GET',
    path: '/api/pick/:kind',
    role: 'viewer',
    handler: call => withRejections(() => pick(picker, call)),
  },
];

async function pick(picker: Picker, call: OpenCall): Promise<PickAnswer> {
  const kind = pickKinds.find(each => each === call.param('kind'));
  if (!kind) throw new ProblemError(404, 'NOT_FOUND', `One of ${pickKinds.join(', ')}`);
  try {
    return await picker.pick(kind, requestOf(call));
  } catch (error) {
    if (error instanceof PickRefused) throw new ProblemError(400, 'INVALID', error.message);
    throw error;
  }
}

function requestOf({ query }: Pick<OpenCall, 'query'>): PickRequest {
  const locale = query.get('locale');
  const ids = query.get('ids')?.split(',').filter(Boolean) ?? null;
  if (ids && (ids.length > MAX_IDS || ids.some(id => id.length > MAX_LENGTH)))
    throw new ProblemError(400, 'INVALID', `At most ${MAX_IDS} ids of ${MAX_LENGTH} characters`);
  return {
    market: query.get('market') ?? '',
    release: releaseOfQuery(query),
    locale: isLocaleCode(locale) ? locale : defaultLocale,
    q: (query.get('q') ?? '').slice(0, MAX_LENGTH),
    ids,
    list: listOf(query.get('list')),
  };
}

function listOf(text: string | null): PickRequest['list'] {
  if (text === null) return null;
  const read = listShape.safeParse(jsonOf(text));
  if (!read.success) throw new ProblemError(400, 'INVALID', 'list: not the filter of a product list');
  const { categoryAlias, filter } = read.data;
  return { ...(categoryAlias === undefined ? {} : { categoryAlias }), ...(filter ? { filter } : {}) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
