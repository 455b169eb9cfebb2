/** The form, and what became of it. */

import { useIntl } from 'react-intl';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { ProductFormFrame } from '#components/content/product-form-frame.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { BackInStockResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import styles from './back-in-stock.module.css';
import { type BackInStockData, longestEmail } from './back-in-stock-data.ts';

export function BackInStock({ props, data }: WidgetProps<BackInStockResolved, BackInStockData>) {
  const { formatMessage } = useIntl();
  return (
    <ProductFormFrame
      title={formatMessage({ id: 'NOTIFY_PANEL_TITLE' })}
      product={data.product}
      shopHref={props.shopHref}
    >
      {data.phase === 'done' ? <Receipt /> : <NoticeForm data={data} />}
    </ProductFormFrame>
  );
}

function Receipt() {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <Feedback tone="success">
      <p>{formatMessage({ id: sendsMail ? 'NOTIFY_PANEL_SUCCESS' : 'NOTIFY_PANEL_SUCCESS_UNSENT' })}</p>
      <EmailNotice />
    </Feedback>
  );
}

function NoticeForm({ data: { email, phase } }: { data: BackInStockData }) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <form method="post" data-native="" className={styles.form} noValidate>
      <p>
        {formatMessage({ id: sendsMail ? 'NOTIFY_PANEL_DESCRIPTION' : 'NOTIFY_PANEL_DESCRIPTION_UNSENT' })}
      </p>
      <TextInput
        label={formatMessage({ id: 'EMAIL' })}
        name="email"
        type="email"
        mode="email"
        inputMode="email"
        autoComplete="email"
        maxLength={longestEmail}
        defaultValue={email}
        error={phase === 'wrong' ? formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' }) : undefined}
      />
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <Button type="submit">{formatMessage({ id: 'NOTIFY_PANEL_BUTTON' })}</Button>
    </form>
  );
}
