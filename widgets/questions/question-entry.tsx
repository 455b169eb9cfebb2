/** One question with its answers. */
import { useIntl } from 'react-intl';
import type { ProductQuestion, QuestionAnswer } from '#api/question/types.ts';
import { BuyerMark } from '#components/opinions/buyer-mark.tsx';
import opinions from '#components/opinions/opinions.module.css';
import { useForeignLanguage } from '#components/opinions/use-foreign-language.ts';
import { AnswerQuestion } from './answer-question.tsx';
import styles from './questions.module.css';

interface Props {
  question: ProductQuestion;
  mayAnswer: boolean;
}

export function QuestionEntry({ question, mayAnswer }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const foreign = useForeignLanguage(question.language);
  return (
    <li className={opinions.entry}>
      <h3 className={styles.question} lang={foreign}>
        {question.question}
      </h3>
      <p className={opinions.note}>
        {`${formatMessage({ id: 'QUESTION_ASKED_BY' }, { author: question.author })}, `}
        <time dateTime={question.date}>{formatDate(question.date)}</time>
        {question.vehicle
          ? ` · ${formatMessage({ id: 'REVIEW_VEHICLE' }, { vehicle: question.vehicle })}`
          : null}
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
  const foreign = useForeignLanguage(language);
  return (
    <li className={styles.answer}>
      <p className={styles.by}>
        <strong>{isShop ? formatMessage({ id: 'ANSWER_OF_SHOP' }) : author}</strong>
        {isBuyer ? <BuyerMark /> : null}
      </p>
      <p className={opinions.text} lang={foreign}>
        {answer}
      </p>
      <p className={opinions.note}>
        {isShop ? null : `${formatMessage({ id: 'ANSWER_OF_CUSTOMER' })}, `}
        <time dateTime={date}>{formatDate(date)}</time>
        {foreign ? `, ${formatMessage({ id: 'REVIEW_LANGUAGE' }, { language: foreign })}` : null}
      </p>
    </li>
  );
}
