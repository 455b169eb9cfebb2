/** Questions about one product; the first page is server-rendered. */
import type { Api } from '#api/api.ts';
import type { Questions } from '#api/question/types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { QuestionsResolved } from '#engine/page-types.gen.ts';
import { questionsPerPage } from './page-size.ts';
import { QuestionsView } from './questions.tsx';

export default defineWidget<QuestionsResolved, Questions | null, Api>({
  type: 'questions',
  hydrate: 'interaction',
  singleton: true,
  load: ({ api }, { alias }) => api.question.of(alias, { skip: 0, take: questionsPerPage }),
  isEmpty: (_, questions) => questions === null,
  view: QuestionsView,
});
