/** What staff decide about reviews, questions and answers: each decision and its line in the log are one transaction (R-PRODUCT-44). */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { answerAsShop, decideAnswer, decideQuestion } from '#backend/question/question-moderation.ts';
import { decide } from '#backend/review/moderation.ts';
import type { Opinion, OpinionDecision, OpinionList } from '#studio-api/opinions.ts';
import { addAudit } from '../audit.repository.ts';
import type { Actor } from '../studio-context.ts';
import { findArticleOf, findOpinions } from './opinion.repository.ts';

const PAGE = 50;

export interface Opinions {
  list(asked: { state: 'waiting' | 'decided'; languageId: string }): Promise<OpinionList>;
  /** False for what is not there or was decided so before. */
  decide(kind: Opinion['kind'], id: number, decision: OpinionDecision, actor: Actor): Promise<boolean>;
  /** False for an unknown question. */
  answer(questionId: number, text: string, actor: Actor): Promise<boolean>;
  /** A picture of a review, whether shown or not. */
  picture(name: string): Promise<{ mime: string; data: Buffer } | undefined>;
}

const deciders = { review: decide, question: decideQuestion, answer: decideAnswer };

export function createOpinions({ db, now }: { db: Kysely<Schema>; now(): Date }): Opinions {
  /** Runs the change and logs it, when it changed anything. */
  const logged = (
    what: { action: string; kind: Opinion['kind']; id: number; refusal?: string },
    actor: Actor,
    change: (on: Kysely<Schema>) => Promise<boolean>,
  ): Promise<boolean> =>
    withTransaction(db, async on => {
      if (!(await change(on))) return false;
      const name = [await findArticleOf(on, what.kind, what.id), what.refusal].filter(Boolean).join(': ');
      await addAudit(on, { action: what.action, actor, detail: { name, id: what.id } });
      return true;
    });

  return {
    async list({ state, languageId }) {
      const rows = await findOpinions(db, { state, languageId, most: PAGE + 1 });
      return {
        hasMore: rows.length > PAGE,
        rows: rows.slice(0, PAGE).map(({ name, articleNumber, at, ...row }) => ({
          ...row,
          product: { name, articleNumber },
          at: at.toISOString(),
        })),
      };
    },
    decide: (kind, id, decision, actor) =>
      logged(
        { action: `${kind}.${decision.verdict}`, kind, id, refusal: decision.refusal ?? '' },
        actor,
        on => deciders[kind](on, id, decision, now()),
      ),
    answer: (id, text, actor) =>
      logged({ action: 'question.answered', kind: 'question', id }, actor, on =>
        answerAsShop(on, id, text, now()),
      ),
    picture: name =>
      db
        .selectFrom('image_original')
        .select(['mime', 'data'])
        .where('type', 'in', ['review', 'review-waiting'])
        .where('file_name', '=', name)
        .executeTakeFirst(),
  };
}
