/** A button that expands the form for a question. */
import { useIntl } from 'react-intl';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { useState } from 'react';
import styles from './questions.module.css';

const loadForm = () => import('./question-form.tsx');

interface Props {
  alias: string;
  privacyHref: string | undefined;
}

export function AskQuestion({ alias, privacyHref }: Props) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.form}>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {formatMessage({ id: 'QUESTION_ASK' })}
      </Button>
      <LazyMount load={loadForm} wanted={isOpen} onFail={() => setOpen(false)}>
        {QuestionForm =>
          isOpen ? (
            <QuestionForm
              kind="question"
              privacyHref={privacyHref}
              onSend={async ({ text, author, email }) =>
                (await api()).question.ask(alias, { question: text, author, email })
              }
            />
          ) : null
        }
      </LazyMount>
    </div>
  );
}
