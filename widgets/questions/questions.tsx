/** Answered questions, page by page, a search when there are many, and a button to ask. */
import { useIntl } from 'react-intl';
import type { Questions } from '#api/question/types.ts';
import { OpinionPages } from '#components/opinions/opinion-pages.tsx';
import { OpinionsSection } from '#components/opinions/opinions-section.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { QuestionsResolved } from '#engine/page-types.gen.ts';
import { AskQuestion } from './ask-question.tsx';
import { pageSize } from './page-size.ts';
import { QuestionEntry } from './question-entry.tsx';
import { QuestionSearch } from './question-search.tsx';
import styles from './questions.module.css';
import { useQuestions } from './use-questions.ts';

const none: Questions = { count: 0, total: 0, questions: [] };

export function QuestionsView({ props, data }: WidgetProps<QuestionsResolved, Questions | null>) {
  const { alias, title, customersAnswer, askHref, privacyHref } = props;
  const { formatMessage } = useIntl();
  const { total } = data ?? none;
  const { page, pages, count, questions, searchText, phase, show } = useQuestions(alias, data ?? none);

  return (
    <OpinionsSection
      title={title ?? formatMessage({ id: 'QUESTIONS_TITLE' })}
      head={
        <>
          <p>{formatMessage({ id: total > 0 ? 'QUESTIONS_COUNT' : 'QUESTIONS_EMPTY' }, { count: total })}</p>
          <AskQuestion alias={alias} askHref={askHref} privacyHref={privacyHref} />
        </>
      }
    >
      {total > 0 ? (
        <div>
          {total > pageSize ? (
            <QuestionSearch onSearch={text => void show({ page: 1, searchText: text })} />
          ) : null}
          <p className="visually-hidden" aria-live="polite">
            {searchText && phase === 'idle' ? formatMessage({ id: 'QUESTIONS_FOUND' }, { count }) : null}
          </p>
          {count === 0 ? (
            <p className={styles.nothing}>
              {formatMessage({ id: 'QUESTIONS_NOT_FOUND' }, { text: searchText })}
            </p>
          ) : null}
          <OpinionPages
            label={formatMessage({ id: 'QUESTIONS_PAGES' })}
            page={page}
            pages={pages}
            phase={phase}
            onPage={number => show({ page: number, searchText })}
          >
            {questions.map(question => (
              <QuestionEntry key={question.id} question={question} mayAnswer={customersAnswer} />
            ))}
          </OpinionPages>
        </div>
      ) : null}
    </OpinionsSection>
  );
}
