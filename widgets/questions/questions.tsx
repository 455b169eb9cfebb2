/** Answered questions, page by page, a search when there are many, and a button to ask. */

import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Questions } from '#api/question/types.ts';
import { OpinionPages } from '#components/opinions/opinion-pages.tsx';
import { OpinionsOfVehicle } from '#components/opinions/opinions-of-vehicle.tsx';
import { OpinionsSection } from '#components/opinions/opinions-section.tsx';
import { useLastAsked } from '#components/opinions/use-last-asked.ts';
import { questionsAnchor } from '#components/product/questions-anchor.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { QuestionsResolved } from '#engine/page-types.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { AskButton } from './ask-question.tsx';
import type { QuestionsData } from './load-questions.ts';
import { questionsPerPage } from './page-size.ts';
import { QuestionEntry } from './question-entry.tsx';
import styles from './questions.module.css';

/** The questions that are shown: the first page is given, searches and other pages are loaded. */
interface Asked {
  page: number;
  searchText: string;
  /** Facet of the vehicle whose owners' questions are shown; null: all. */
  vehicle: string | null;
}

type Shown = Asked & Pick<Questions, 'count' | 'questions'>;

/** Of the vehicle in the address where it is asked for, otherwise of all. */
function firstShown({ own, count, questions }: QuestionsData): Shown {
  const start = { page: 1, searchText: '' };
  return own?.isChosen
    ? { ...start, vehicle: own.facetId, count: own.count, questions: [...own.questions] }
    : { ...start, vehicle: null, count, questions };
}

function useQuestions(alias: string, first: QuestionsData) {
  const { api } = useStores();
  const { shown, phase, show } = useLastAsked(firstShown(first), async (asked: Asked) => {
    const { question } = await api();
    const { page, searchText, vehicle } = asked;
    const skip = (page - 1) * questionsPerPage;
    const found = await question.of(alias, { skip, take: questionsPerPage, searchText, vehicle });
    return found && { ...asked, count: found.count, questions: found.questions };
  });
  const find = useCallback(
    async (vehicle: string) => (await api()).question.of(alias, { skip: 0, take: 0, vehicle }),
    [api, alias],
  );
  return { ...shown, pages: Math.ceil(shown.count / questionsPerPage), phase, show, find };
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

const none: QuestionsData = { count: 0, total: 0, vehicle: null, questions: [], own: null };

export function QuestionsView({
  props,
  data,
  page: at,
}: WidgetProps<QuestionsResolved, QuestionsData | null>) {
  const { alias, title, customersAnswer, askHref, privacyHref } = props;
  const { formatMessage } = useIntl();
  const first = data ?? none;
  const { total } = first;
  const asked = useQuestions(alias, first);
  const { page, pages, count, questions, searchText, vehicle, phase, show } = asked;

  return (
    <OpinionsSection
      anchor={questionsAnchor}
      title={title ?? formatMessage({ id: 'QUESTIONS_TITLE' })}
      head={
        <>
          <p>{formatMessage({ id: total > 0 ? 'QUESTIONS_COUNT' : 'QUESTIONS_EMPTY' }, { count: total })}</p>
          <AskButton alias={alias} askHref={askHref} privacyHref={privacyHref} />
          {total > 0 ? (
            <OpinionsOfVehicle
              inAddress={first.own}
              page={at}
              anchor={questionsAnchor}
              find={asked.find}
              shown={vehicle}
              onShow={facetId => void show({ page: 1, searchText, vehicle: facetId })}
            />
          ) : null}
        </>
      }
    >
      {total > 0 ? (
        <div>
          {total > questionsPerPage ? (
            <QuestionSearch onSearch={text => void show({ page: 1, searchText: text, vehicle })} />
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
            onPage={number => show({ page: number, searchText, vehicle })}
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
