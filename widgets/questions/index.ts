/** Questions about one product; the first page is server-rendered. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { QuestionsResolved } from '#engine/page-types.gen.ts';
import { loadQuestions, type QuestionsData } from './load-questions.ts';
import { QuestionsView } from './questions.tsx';

export default defineWidget<QuestionsResolved, QuestionsData | null, Api>({
  type: 'questions',
  // What is offered for the shopper's machine comes without a press.
  hydrate: 'visible',
  singleton: true,
  load: loadQuestions,
  isEmpty: (_, questions) => questions === null,
  view: QuestionsView,
});
