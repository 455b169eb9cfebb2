/** A button that expands the form for an answer; visitors sign in first. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import styles from './questions.module.css';

const loadForm = () => import('./question-form.tsx');

interface Props {
  questionId: number;
  /** Tells the buttons of several questions apart. */
  question: string;
}

export const AnswerQuestion = observer(function AnswerQuestion({ questionId, question }: Props) {
  const { formatMessage } = useIntl();
  const { api, session, panels } = useStores();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (session.isAuthenticated) setOpen(!isOpen);
    else panels.open('account', 'login');
  };
  return (
    <div className={styles.form}>
      <Button
        variant="tertiary"
        size="s"
        className={styles.answerDo}
        aria-expanded={isOpen}
        aria-label={formatMessage({ id: 'ANSWER_WRITE_TO' }, { question })}
        onClick={press}
      >
        {formatMessage({ id: 'ANSWER_WRITE' })}
      </Button>
      <LazyMount load={loadForm} wanted={isOpen} onFail={() => setOpen(false)}>
        {QuestionForm =>
          isOpen ? (
            <QuestionForm
              kind="answer"
              onSend={async ({ text, author }) =>
                (await api()).question.answer(questionId, { answer: text, author })
              }
            />
          ) : null
        }
      </LazyMount>
    </div>
  );
});
