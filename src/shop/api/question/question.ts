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
    const answer = await ifSupported(
      transport.query(ProductQuestionsDocument, { ...standard, alias, ...wanted }),
    );
    if (!answer?.questions) return null;
    const { count, total, questions } = answer.questions;
    return {
      count,
      total,
      questions: questions.map(({ id, question, author, askedAt, languageId, answers }) => ({
        ...{ id, question, author, date: askedAt, language: languageOf(languageId) },
        answers: answers.map(({ answeredAt, languageId: tag, ...rest }) => ({
          ...rest,
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
