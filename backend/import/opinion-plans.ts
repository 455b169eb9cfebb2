/** Parses rows of reviews, questions and answers, and collects all their errors, without a database query. */

import { checkedName, checkedText, checkedVehicle } from '#backend/question/check-question.ts';
import { checkReview } from '#backend/review/check-review.ts';
import type { Fields } from './file-row.ts';
import { type Common, createOpinionReaders } from './opinion-readers.ts';
import type { ImportProblem } from './problem.ts';

export interface ReviewPlan extends Common {
  articleNumber: string;
  /** Null: without stars. */
  rating: number | null;
  comment: string;
  author: string;
  vehicle: string;
  /** Whether the source has proven that the author bought the product. */
  isBuyer: boolean;
  /** File names as the row has them. */
  pictures: readonly string[];
}

export interface QuestionPlan extends Common {
  articleNumber: string;
  question: string;
  author: string;
  /** Absent: not given; the digest is then that of rows from before the column. */
  vehicle?: string;
}

export interface AnswerPlan extends Common {
  /** External id of the question. */
  questionId: string;
  answer: string;
  /** Empty: the shop. */
  author: string;
  isBuyer: boolean;
}

interface Planned<Plan> {
  name: string;
  plan: Plan;
  problems: readonly ImportProblem[];
}

const common = ['external_id', 'language', 'written_on', 'status'];
const columns = {
  review: [...common, 'article_number', 'rating', 'comment', 'author', 'vehicle', 'verified', 'pictures'],
  question: [...common, 'article_number', 'question', 'author', 'vehicle'],
  answer: [...common, 'question_id', 'answer', 'author', 'verified'],
};

/** @param today `yyyy-mm-dd`: nothing is written later */
export function planReview(line: number, fields: Fields, today: string): Planned<ReviewPlan> {
  const row = createOpinionReaders(line, fields, { columns: columns.review, today });
  const words = {
    rating: row.whole('rating') ?? null,
    comment: row.text('comment'),
    author: row.text('author'),
    vehicle: row.text('vehicle'),
    pictures: row.list('pictures') ?? [],
  };
  const plan: ReviewPlan = {
    ...row.common(),
    articleNumber: row.needed('article_number'),
    isBuyer: row.flag('verified'),
    ...(row.checked(() => checkReview(words)) ?? words),
  };
  return { name: plan.externalId, plan, problems: row.problems };
}

/** @param today `yyyy-mm-dd`: nothing is written later */
export function planQuestion(line: number, fields: Fields, today: string): Planned<QuestionPlan> {
  const row = createOpinionReaders(line, fields, { columns: columns.question, today });
  const vehicle = row.checked(() => checkedVehicle(row.text('vehicle'))) ?? '';
  const plan: QuestionPlan = {
    ...row.common(),
    articleNumber: row.needed('article_number'),
    question: row.checked(() => checkedText(row.text('question'), 'question')) ?? '',
    author: row.checked(() => checkedName(row.text('author'))) ?? '',
    ...(vehicle === '' ? {} : { vehicle }),
  };
  return { name: plan.externalId, plan, problems: row.problems };
}

/** @param today `yyyy-mm-dd`: nothing is written later */
export function planAnswer(line: number, fields: Fields, today: string): Planned<AnswerPlan> {
  const row = createOpinionReaders(line, fields, { columns: columns.answer, today });
  const author = row.text('author');
  const plan: AnswerPlan = {
    ...row.common(),
    questionId: row.needed('question_id'),
    answer: row.checked(() => checkedText(row.text('answer'), 'answer')) ?? '',
    author: author === '' ? '' : (row.checked(() => checkedName(author)) ?? ''),
    isBuyer: row.flag('verified'),
  };
  if (plan.isBuyer && author === '')
    row.wrong('verified', 'the shop has not bought the product', 'name the author or leave it empty');
  return { name: plan.externalId, plan, problems: row.problems };
}
