/** Reviews, questions and answers: `/api/opinions`. */
import { z } from 'zod';
import { languageTags } from '#api/standard-variables.ts';
import type { Backend } from '#backend/index.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import {
  longestOpinion,
  type OpinionDecision,
  type OpinionKind,
  type OpinionList,
  opinionKinds,
  type ShopAnswer,
} from '#studio-api/opinions.ts';
import { actorOf } from '../documents/studio-actor.ts';
import type { ApiRoute, StaffCall } from '../http/api-route.ts';
import { ProblemError } from '../http/problem.ts';

const decisionShape: z.ZodType<OpinionDecision> = z.strictObject({
  verdict: z.enum(['approved', 'rejected']),
  refusal: z.string().trim().max(longestOpinion.refusal).exactOptional(),
  without: z.array(z.string().max(200)).max(10).exactOptional(),
});
const answerShape: z.ZodType<ShopAnswer> = z.strictObject({
  answer: z.string().trim().min(1).max(longestOpinion.answer),
});

const missing = () => new ProblemError(404, 'NOT_FOUND', 'It is not there, or it was decided before.');

/** @throws ProblemError 404 for another kind or what is no id. */
function subjectOf(call: StaffCall): { kind: OpinionKind; id: number } {
  const kind = opinionKinds.find(each => each === call.param('kind'));
  const id = call.param('id');
  if (!kind || !/^[1-9]\d{0,8}$/.test(id)) throw missing();
  return { kind, id: Number(id) };
}

export const opinionEndpoints = (opinions: Backend['studio']['opinions']): ApiRoute[] => [
  {
    method: 'GET',
    path: '/api/opinions',
    role: 'viewer',
    handler({ query }): Promise<OpinionList> {
      const language = query.get('language') ?? '';
      return opinions.list({
        state: query.get('state') === 'decided' ? 'decided' : 'waiting',
        languageId: languageTags[isLocaleCode(language) ? language : 'fi'],
      });
    },
  },
  {
    method: 'GET',
    path: '/api/opinions/pictures/:name',
    role: 'viewer',
    async handler(call) {
      const picture = await opinions.picture(call.param('name').slice(0, 200));
      if (!picture) throw missing();
      call.reply
        .headers({ 'content-type': picture.mime, 'cache-control': 'private, max-age=3600' })
        .send(picture.data);
    },
  },
  {
    method: 'POST',
    path: '/api/opinions/:kind/:id/decision',
    role: 'publisher',
    async handler(call) {
      const { kind, id } = subjectOf(call);
      if (!(await opinions.decide(kind, id, call.json(decisionShape), actorOf(call)))) throw missing();
    },
  },
  {
    method: 'POST',
    path: '/api/opinions/:kind/:id/answer',
    role: 'publisher',
    async handler(call) {
      const { kind, id } = subjectOf(call);
      if (kind !== 'question') throw missing();
      if (!(await opinions.answer(id, call.json(answerShape).answer, actorOf(call)))) throw missing();
    },
  },
];
