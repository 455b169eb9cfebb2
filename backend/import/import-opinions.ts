/** Loads reviews, questions or answers; a row that is known by its external id is changed, an unchanged one left alone (R-DATA-25). */
import { dirname } from 'node:path';
import { importRows } from './import-rows.ts';
import { planAnswer, planQuestion, planReview } from './opinion-plans.ts';
import type { ImportReport, ImportRun } from './row-kind.ts';
import { storeAnswer, storeQuestion } from './store-question.ts';
import { storeReview } from './store-review.ts';

export const importedOpinionKinds = ['reviews', 'questions', 'answers'] as const;
export type ImportedOpinionKind = (typeof importedOpinionKinds)[number];

interface Options extends ImportRun {
  /** Folder of the pictures; that of the file unless said otherwise. */
  pictures?: string | undefined;
  now?: Date;
}

/** Rows with pictures take up to a second each. */
const reviewsPerBatch = 20;

/**
 * @throws UnreadableFile when the file as a whole cannot be read; nothing of it is stored then
 * @throws ImportInterrupted when it ends before the file does
 */
export function importOpinions(
  kind: ImportedOpinionKind,
  file: string,
  options: Options,
): Promise<ImportReport> {
  const { pictures: folder = dirname(file), now = new Date() } = options;
  const today = now.toISOString().slice(0, 10);
  const key = 'external_id';
  switch (kind) {
    case 'reviews':
      return importRows(
        file,
        {
          ...{ key, noun: 'review', batch: reviewsPerBatch },
          plan: (line, fields) => planReview(line, fields, today),
          store: (db, plan) => storeReview(db, plan, { folder, now }),
        },
        options,
      );
    case 'questions':
      return importRows(
        file,
        {
          ...{ key, noun: 'question' },
          plan: (line, fields) => planQuestion(line, fields, today),
          store: (db, plan) => storeQuestion(db, plan, now),
        },
        options,
      );
    case 'answers':
      return importRows(
        file,
        {
          ...{ key, noun: 'answer' },
          plan: (line, fields) => planAnswer(line, fields, today),
          store: (db, plan) => storeAnswer(db, plan, now),
        },
        options,
      );
  }
}
