/** The form, and what became of it. */
import { useIntl } from 'react-intl';
import { PrivacyNote } from '#components/account/privacy-note.tsx';
import { ProductFormFrame } from '#components/content/product-form-frame.tsx';
import { QuestionFields } from '#components/opinions/question-fields.tsx';
import { QuestionReceipt } from '#components/opinions/question-receipt.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { AskQuestionResolved } from '#engine/page-types.gen.ts';
import { useFeature } from '#engine/view/engine-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './ask-question.module.css';
import type { AskQuestionData } from './ask-question-data.ts';

export function AskQuestion({ props, data }: WidgetProps<AskQuestionResolved, AskQuestionData>) {
  const { formatMessage } = useIntl();
  const { product, phase } = data;
  return (
    <ProductFormFrame
      title={formatMessage({ id: 'QUESTION_ASK' })}
      product={product}
      shopHref={props.shopHref}
    >
      {phase === 'done' || phase === 'mailed' ? (
        <>
          <QuestionReceipt kind="question" isMailed={phase === 'mailed'} />
          <Button href={product?.href} variant="secondary" className={styles.back}>
            {formatMessage({ id: 'QUESTION_BACK_TO_PRODUCT' })}
          </Button>
        </>
      ) : (
        <QuestionForm data={data} privacyHref={props.privacyHref} />
      )}
    </ProductFormFrame>
  );
}

interface FormProps {
  data: AskQuestionData;
  privacyHref: string | undefined;
}

function QuestionForm({ data: { written, wrong, phase }, privacyHref }: FormProps) {
  const { formatMessage } = useIntl();
  const hasVehicles = useFeature('vehicles');
  return (
    <form method="post" data-native="" className={styles.form} noValidate>
      <p>{formatMessage({ id: 'QUESTION_PAGE_TEXT' })}</p>
      <QuestionFields kind="question" asksVehicle={hasVehicles} written={written} wrong={wrong} />
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <Button type="submit">{formatMessage({ id: 'QUESTION_SEND' })}</Button>
      {privacyHref ? <PrivacyNote href={privacyHref} /> : null}
    </form>
  );
}
