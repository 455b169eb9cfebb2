/** Questions about products, and their answers. */
import { ifSupported } from '../if-supported.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import {
  PostProductAnswerDocument,
  PostProductQuestionDocument,
  ProductQuestionsDocument,
} from './question.gen.ts';
import type { QuestionApi } from './types.ts';

const languageOf = (tag: string): string => tag.slice(0, 2);

export const createQuestionApi = (transport: Transport, standard: StandardVariables): QuestionApi => ({
  async of(alias, wanted) {
    const { vehicle: facet, ...rest } = wanted;
    const asked = { ...standard, alias, ...rest, ...(facet ? { vehicle: facet } : {}) };
    const answer = await ifSupported(transport.query(ProductQuestionsDocument, asked));
    if (!answer?.questions) return null;
    const { count, total, vehicle, questions } = answer.questions;
    return {
      count,
      total,
      ...(vehicle ? { vehicle } : {}),
      questions: questions.map(({ askedAt, languageId, vehicle: named, answers, ...question }) => ({
        ...{ ...question, date: askedAt, language: languageOf(languageId) },
        ...(named ? { vehicle: named } : {}),
        answers: answers.map(({ answeredAt, languageId: tag, ...answered }) => ({
          ...answered,
          date: answeredAt,
          language: languageOf(tag),
        })),
      })),
    };
  },

  async ask(alias, question) {
    const answer = await transport.mutate(PostProductQuestionDocument, { ...standard, alias, ...question });
    return answer.postProductQuestion === true;
  },

  async answer(questionId, answer) {
    const answered = await transport.mutate(PostProductAnswerDocument, {
      ...standard,
      questionId,
      ...answer,
    });
    return answered.postProductAnswer === true;
  },
});
