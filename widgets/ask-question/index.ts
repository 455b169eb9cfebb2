/** A question about a product for browsers without scripts. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { AskQuestionResolved } from '#engine/page-types.gen.ts';
import { AskQuestion } from './ask-question.tsx';
import { type AskQuestionData, loadAskQuestion, submitAskQuestion } from './ask-question-data.ts';

export default defineWidget<AskQuestionResolved, AskQuestionData, Pick<Api, 'catalogue' | 'question'>>({
  type: 'ask-question',
  hydrate: 'never',
  singleton: true,
  load: loadAskQuestion,
  submit: (context, _props, fields) => submitAskQuestion(context, fields),
  view: AskQuestion,
});
