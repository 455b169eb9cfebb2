/** The contract's operations of questions and answers. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { Question, QuestionAnswer } from './question.repository.ts';
import type { QuestionService } from './question.service.ts';

const TAKE = 20;
const MAX_TAKE = 200;
const MAX_SKIP = 6_000;

const bounded = (value: number | null | undefined, fallback: number, most: number): number =>
  Math.max(0, Math.min(value ?? fallback, most));

const toAnswer = ({ author, answer, createdAt, languageId, isShop, isBuyer }: QuestionAnswer) => ({
  ...{ author, answer, languageId, isShop, isBuyer },
  answeredAt: new Date(createdAt).toISOString(),
});

const toQuestion = ({ id, author, question, createdAt, languageId, vehicle, answers }: Question) => ({
  ...{ id, author, question, languageId, vehicle: vehicle || null },
  askedAt: createdAt.toISOString(),
  answers: answers.map(toAnswer),
});

export const questionResolvers = (questions: QuestionService): Resolvers => ({
  Query: {
    async questions(_, { alias, vehicle, skip, take, searchText }, ctx) {
      const found = await questions.list(ctx, alias, {
        skip: bounded(skip, 0, MAX_SKIP),
        take: bounded(take, TAKE, MAX_TAKE),
        searchText: searchText ?? '',
        vehicle: vehicle || null,
      });
      return { ...found, questions: found.questions.map(toQuestion) };
    },
  },
  Mutation: {
    postProductQuestion: (_, { alias, question, author, email, vehicle, website }, ctx) =>
      questions.ask(ctx, {
        ...{ alias, question, author, email: email ?? '' },
        ...{ vehicle: vehicle ?? '', website: website ?? '' },
      }),
    postProductAnswer: (_, { questionId, answer, author }, ctx) =>
      questions.answer(ctx, { questionId, answer, author }),
  },
});
