/** Answered questions, page by page, a search when there are many, and a button to ask. */
import { useIntl } from 'react-intl';
import type { Questions } from '#api/question/types.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { QuestionsResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/pagination.tsx';
import { useId, useRef } from 'react';
import { AskQuestion } from './ask-question.tsx';
import { pageSize } from './page-size.ts';
import { QuestionEntry } from './question-entry.tsx';
import { QuestionSearch } from './question-search.tsx';
import styles from './questions.module.css';
import { useQuestions } from './use-questions.ts';

const none: Questions = { count: 0, total: 0, questions: [] };

export function QuestionsView({ props, data }: WidgetProps<QuestionsResolved, Questions | null>) {
  const { alias, title, customersAnswer, privacyHref } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { total } = data ?? none;
  const { page, pages, count, questions, searchText, phase, show } = useQuestions(alias, data ?? none);

  return (
    <section aria-labelledby={id} className={styles.questions}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title ?? formatMessage({ id: 'QUESTIONS_TITLE' })}
        </h2>
        <p>{formatMessage({ id: total > 0 ? 'QUESTIONS_COUNT' : 'QUESTIONS_EMPTY' }, { count: total })}</p>
        <AskQuestion alias={alias} privacyHref={privacyHref} />
      </div>
      {total > 0 ? (
        <div>
          {total > pageSize ? <QuestionSearch onSearch={text => void show(1, text)} /> : null}
          <p className="visually-hidden" aria-live="polite">
            {searchText && phase === 'idle' ? formatMessage({ id: 'QUESTIONS_FOUND' }, { count }) : null}
          </p>
          {count === 0 ? (
            <p className={styles.nothing}>
              {formatMessage({ id: 'QUESTIONS_NOT_FOUND' }, { text: searchText })}
            </p>
          ) : null}
          <ul
            ref={list}
            tabIndex={-1}
            className={classNames(styles.list, phase === 'loading' && styles.waiting)}
          >
            {questions.map(question => (
              <QuestionEntry key={question.id} question={question} mayAnswer={customersAnswer} />
            ))}
          </ul>
          {phase === 'failed' ? <p role="alert">{formatMessage({ id: 'ERROR_NETWORK' })}</p> : null}
          <Pagination
            className={styles.pages}
            page={page}
            pages={pages}
            onPage={number => void show(number, searchText).then(isShown => isShown && list.current?.focus())}
            labels={{
              navigation: formatMessage({ id: 'QUESTIONS_PAGES' }),
              previous: formatMessage({ id: 'PAGINATION_PREVIOUS' }),
              next: formatMessage({ id: 'PAGINATION_NEXT' }),
              page: number => formatMessage({ id: 'PAGINATION_PAGE_OF' }, { page: number, pages }),
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
