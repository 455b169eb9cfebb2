/** Questions about products: anyone may ask, customers may answer, the shop decides what is shown. */
import type { Kysely } from 'kysely';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import type { ProductService } from '#backend/catalogue/product/product.service.ts';
import { modelOf } from '#backend/catalogue/vehicle/vehicle-with.ts';
import { callerNetwork, consumeOrReject, type Limit } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { isFromProgram } from '#backend/kernel/is-from-program.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { checkedName, checkedText, checkedVehicle } from './check-question.ts';
import { findAnswered, insertAnswer, insertQuestion, type QuestionPage } from './question.repository.ts';

export interface QuestionInput {
  alias: string;
  question: string;
  author: string;
  /** Empty: the answer is not mailed. */
  email: string;
  /** Of who asks; empty: not given. */
  vehicle: string;
  /** Of a field that people do not see. */
  website: string;
}

export interface AnswerInput {
  questionId: number;
  answer: string;
  author: string;
}

export interface QuestionService {
  /** Empty for an unknown product. @param wanted `vehicle`: a facet, only questions by who has the model */
  list(
    ctx: Context,
    alias: string,
    wanted: { skip: number; take: number; searchText: string; vehicle: string | null },
  ): Promise<QuestionPage & { vehicle: string | null }>;
  /** False for an unknown product; a stored question waits for staff. */
  ask(ctx: Context, input: QuestionInput): Promise<boolean>;
  /** False for an unknown question; a stored answer waits for staff. @throws RequestError UNAUTHORIZED for visitors */
  answer(ctx: Context, input: AnswerInput): Promise<boolean>;
}

interface QuestionPorts {
  db: Kysely<Schema>;
  products: Pick<ProductService, 'byAlias'>;
  catalogue: Pick<Catalogue, 'reference'>;
}

const nothing = { count: 0, total: 0, questions: [], vehicle: null };

const MAX_LENGTH = { alias: 300, search: 100 };
const MAX_WORDS = 6;
const MAX_ID = 2_147_483_647;
const questionsPerNetwork: Limit = { name: 'question', max: 10, windowSeconds: 3_600 };
const answersPerNetwork: Limit = { name: 'answer', max: 20, windowSeconds: 3_600 };
/** Prevents strangers from filling someone's mailbox. */
const perAddress: Limit = { name: 'question-to', max: 10, windowSeconds: 86_400 };

function addressOf(text: string): string | null {
  if (text.trim() === '') return null;
  const address = readMailAddress(text);
  if (address === null) throw new RequestError('BAD_USER_INPUT', 'email is no mail address', 'email');
  return address;
}

const wordsOf = (text: string): string[] =>
  text.slice(0, MAX_LENGTH.search).replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

export function createQuestionService({ db, products, catalogue }: QuestionPorts): QuestionService {
  const productOf = async (ctx: Context, alias: string) =>
    alias === '' || alias.length > MAX_LENGTH.alias || alias.includes('\0')
      ? null
      : products.byAlias(ctx, alias);

  return {
    async list(ctx, alias, { skip, take, searchText, vehicle }) {
      const product = await productOf(ctx, alias);
      const model = vehicle === null ? null : modelOf(catalogue.reference(), vehicle);
      if (!product || (vehicle !== null && !model)) return nothing;
      const found = await findAnswered(db, product.record.id, {
        ...{ skip, take, words: wordsOf(searchText), languageId: ctx.language.id },
        vehicles: model && model.years,
      });
      return { ...found, vehicle: model && model.name };
    },

    async ask(ctx, input) {
      const author = checkedName(input.author);
      const question = checkedText(input.question, 'question');
      const vehicle = checkedVehicle(input.vehicle);
      const email = addressOf(input.email);
      await consumeOrReject(db, questionsPerNetwork, callerNetwork(ctx), ctx);
      if (email !== null) await consumeOrReject(db, perAddress, email, ctx);
      if (isFromProgram(input)) return true;
      const product = await productOf(ctx, input.alias);
      if (!product) return false;
      await insertQuestion(db, {
        author,
        question,
        email,
        vehicle,
        productId: product.record.id,
        languageId: ctx.language.id,
        marketId: ctx.market.id,
        createdAt: ctx.now,
      });
      return true;
    },

    async answer(ctx, { questionId, ...input }) {
      const { customerId } = ctx.caller;
      if (customerId === null) throw new RequestError('UNAUTHORIZED', 'Sign in to answer');
      const author = checkedName(input.author);
      const answer = checkedText(input.answer, 'answer');
      await consumeOrReject(db, answersPerNetwork, callerNetwork(ctx), ctx);
      if (questionId < 1 || questionId > MAX_ID) return false;
      return insertAnswer(db, {
        ...{ questionId, author, answer, customerId },
        languageId: ctx.language.id,
        createdAt: ctx.now,
      });
    },
  };
}
