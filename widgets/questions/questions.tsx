/** Answered questions, page by page, a search when there are many, and a button to ask. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Questions } from '#api/question/types.ts';
import { OpinionPages } from '#components/opinions/opinion-pages.tsx';
import { OpinionsSection } from '#components/opinions/opinions-section.tsx';
import { useLastAsked } from '#components/opinions/use-last-asked.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { QuestionsResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { AskButton } from './ask-question.tsx';
import { questionsPerPage } from './page-size.ts';
import { QuestionEntry } from './question-entry.tsx';
import styles from './questions.module.css';

/** The questions that are shown: the first page is given, searches and other pages are loaded. */
interface Asked {
  page: number;
  searchText: string;
}

type Shown = Asked & Pick<Questions, 'count' | 'questions'>;

function useQuestions(alias: string, first: Questions) {
  const { api } = useStores();
  const start: Shown = { ...first, page: 1, searchText: '' };
  const { shown, phase, show } = useLastAsked(start, async ({ page, searchText }: Asked) => {
    const { question } = await api();
    const found = await question.of(alias, {
      skip: (page - 1) * questionsPerPage,
      take: questionsPerPage,
      searchText,
    });
    return found && { ...found, page, searchText };
  });
  return { ...shown, pages: Math.ceil(shown.count / questionsPerPage), phase, show };
}

/** Searches the questions of the product. */
const longest = 100;

function QuestionSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.search}
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        className={styles.searchField}
        label={formatMessage({ id: 'QUESTIONS_SEARCH' })}
        name="questions"
        type="search"
        optional
        maxLength={longest}
        value={text}
        onChange={value => {
          setText(value);
          // Emptying the field shows all again.
          if (value === '') onSearch('');
        }}
      />
      <Button type="submit" variant="secondary">
        {formatMessage({ id: 'QUESTIONS_SEARCH_BUTTON' })}
      </Button>
    </form>
  );
}

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
          <AskButton alias={alias} askHref={askHref} privacyHref={privacyHref} />
        </>
      }
    >
      {total > 0 ? (
        <div>
          {total > questionsPerPage ? (
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
