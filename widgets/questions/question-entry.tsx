/** One question with its answers. */
import { useIntl } from 'react-intl';
import type { ProductQuestion, QuestionAnswer } from '#api/question/types.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { AnswerQuestion } from './answer-question.tsx';
import styles from './questions.module.css';

/** The language of a text, where it is not the page's. */
function useForeign(language: string): string | undefined {
  const { locale } = useIntl();
  return locale.startsWith(language) ? undefined : language;
}

interface Props {
  question: ProductQuestion;
  mayAnswer: boolean;
}

export function QuestionEntry({ question, mayAnswer }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const foreign = useForeign(question.language);
  return (
    <li className={styles.entry}>
      <h3 className={styles.question} lang={foreign}>
        {question.question}
      </h3>
      <p className={styles.note}>
        {formatMessage({ id: 'QUESTION_ASKED_BY' }, { author: question.author })} ·{' '}
        <time dateTime={question.date}>{formatDate(question.date)}</time>
      </p>
      <ul className={styles.answers}>
        {question.answers.map(answer => (
          <Answer key={`${answer.author} ${answer.date}`} answer={answer} />
        ))}
      </ul>
      {mayAnswer ? <AnswerQuestion questionId={question.id} question={question.question} /> : null}
    </li>
  );
}

function Answer({ answer: { answer, author, date, language, isShop, isBuyer } }: { answer: QuestionAnswer }) {
  const { formatMessage, formatDate } = useIntl();
  const foreign = useForeign(language);
  return (
    <li className={styles.answer}>
      <p className={styles.by}>
        <strong>{isShop ? formatMessage({ id: 'ANSWER_OF_SHOP' }) : author}</strong>
        {isBuyer ? (
          <span className={styles.buyer}>
            <Icon of={checkIcon} size={16} />
            {formatMessage({ id: 'REVIEW_BUYER' })}
          </span>
        ) : null}
      </p>
      <p className={styles.text} lang={foreign}>
        {answer}
      </p>
      <p className={styles.note}>
        {isShop ? null : <>{formatMessage({ id: 'ANSWER_OF_CUSTOMER' })} · </>}
        <time dateTime={date}>{formatDate(date)}</time>
        {foreign ? ` · ${formatMessage({ id: 'REVIEW_LANGUAGE' }, { language: foreign })}` : null}
      </p>
    </li>
  );
}
