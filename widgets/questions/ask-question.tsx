/** A button that expands the form for a question; where no script runs it leads to a page with that form. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import styles from './questions.module.css';

const loadForm = () => import('./question-form.tsx');

interface Props {
  alias: string;
  /** The page with the form; without one, the button needs scripts. */
  askHref: string | undefined;
  privacyHref: string | undefined;
}

export function AskButton({ alias, askHref, privacyHref }: Props) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.form}>
      <PlainForm action={askHref}>
        <input type="hidden" name="product" value={alias} />
        <Button
          variant="secondary"
          type={plainType(askHref)}
          aria-expanded={isOpen}
          onClick={event => {
            event.preventDefault();
            setOpen(!isOpen);
          }}
        >
          {formatMessage({ id: 'QUESTION_ASK' })}
        </Button>
      </PlainForm>
      <LazyMount load={loadForm} wanted={isOpen} onFail={() => setOpen(false)}>
        {QuestionForm =>
          isOpen ? (
            <QuestionForm
              kind="question"
              privacyHref={privacyHref}
              onSend={async ({ text: question, ...written }, website) =>
                (await api()).question.ask(alias, { question, ...written, website })
              }
            />
          ) : null
        }
      </LazyMount>
    </div>
  );
}
