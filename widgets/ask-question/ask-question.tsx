/** The form, and what became of it. */
import { useIntl } from 'react-intl';
import { PrivacyNote } from '#components/account/privacy-note.tsx';
import { QuestionFields } from '#components/opinions/question-fields.tsx';
import { QuestionReceipt } from '#components/opinions/question-receipt.tsx';
import type { WidgetProps } from '#engine/contract.ts';
import type { AskQuestionResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './ask-question.module.css';
import type { AskQuestionData } from './ask-question-data.ts';

export function AskQuestion({ props, data }: WidgetProps<AskQuestionResolved, AskQuestionData>) {
  const { formatMessage } = useIntl();
  const { product, phase } = data;
  return (
    <div className={styles.page}>
      <h1>{formatMessage({ id: 'QUESTION_ASK' })}</h1>
      {product === null ? (
        <>
          <Feedback tone="error">{formatMessage({ id: 'CART_ADD_GONE' })}</Feedback>
          <Button href={props.shopHref}>{formatMessage({ id: 'CONTINUE_SHOPPING' })}</Button>
        </>
      ) : (
        <>
          <p>
            <a href={product.href}>{product.name}</a>
          </p>
          {phase === 'done' || phase === 'mailed' ? (
            <>
              <QuestionReceipt kind="question" isMailed={phase === 'mailed'} />
              <Button href={product.href} variant="secondary">
                {formatMessage({ id: 'QUESTION_BACK_TO_PRODUCT' })}
              </Button>
            </>
          ) : (
            <QuestionForm data={data} privacyHref={props.privacyHref} />
          )}
        </>
      )}
    </div>
  );
}

interface FormProps {
  data: AskQuestionData;
  privacyHref: string | undefined;
}

function QuestionForm({ data: { written, wrong, phase }, privacyHref }: FormProps) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" data-native="" className={styles.form} noValidate>
      <p>{formatMessage({ id: 'QUESTION_PAGE_TEXT' })}</p>
      <QuestionFields kind="question" written={written} wrong={wrong} />
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <Button type="submit">{formatMessage({ id: 'QUESTION_SEND' })}</Button>
      {privacyHref ? <PrivacyNote href={privacyHref} /> : null}
    </form>
  );
}
