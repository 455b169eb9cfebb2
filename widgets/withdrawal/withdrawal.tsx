/** First the order to withdraw from, then a single confirmation button, then the receipt (R-ORDER-11). */

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { WithdrawalDeclaration } from '#engine/definition/visitor.ts';
import type { WithdrawalResolved } from '#engine/page-types.gen.ts';
import { Feedback } from '#ui/feedback.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DeclarationForm } from './declaration-form.tsx';
import type { WithdrawalProgress, WithdrawalStep } from './submit-withdrawal.ts';
import styles from './withdrawal.module.css';

/** Sends the declaration to the shop's server. */
type Outcome =
  | { state: 'received'; receivedAt: string }
  | { state: 'no-such-order' | 'business' | 'changed' | 'wait' | 'failed' };

const refusals = ['no-such-order', 'business', 'changed', 'wait'] as const;

/** Never rejects: a network error is an outcome of its own, so that the input is preserved. */
async function sendWithdrawal(declaration: WithdrawalDeclaration): Promise<Outcome> {
  try {
    const response = await fetch('/withdrawal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(declaration),
      signal: AbortSignal.timeout(15_000),
    });
    const { state, receivedAt } = (await response.json()) as { state?: unknown; receivedAt?: unknown };
    if (state === 'received' && typeof receivedAt === 'string') return { state, receivedAt };
    return { state: refusals.find(each => each === state) ?? 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

// The receipt of a withdrawal: when the shop received it.

/** @param receivedAt as the shop has recorded it. */
function Receipt({ receivedAt }: { receivedAt: string }) {
  const { formatMessage, formatDate } = useIntl();
  const sendsMail = useSendsEmail();
  return (
    <output>
      <Feedback tone="success">
        <p>
          {formatMessage(
            { id: sendsMail ? 'WITHDRAWAL_DONE' : 'WITHDRAWAL_DONE_UNSENT' },
            {
              date: formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
            },
          )}
        </p>
        <EmailNotice />
      </Feedback>
    </output>
  );
}

const errorTexts = {
  'no-such-order': 'WITHDRAWAL_NO_SUCH_ORDER',
  business: 'WITHDRAWAL_BUSINESS',
  changed: 'WITHDRAWAL_CHANGED',
  wait: 'WITHDRAWAL_WAIT',
  failed: 'ERROR_NETWORK',
} as const;

const stepTexts = {
  write: 'WITHDRAWAL_STEP_WRITE',
  confirm: 'WITHDRAWAL_STEP_CONFIRM',
  done: 'WITHDRAWAL_STEP_DONE',
} as const;

export function Withdrawal({
  props,
  data,
  page,
}: WidgetProps<WithdrawalResolved, WithdrawalProgress | undefined>) {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<WithdrawalStep>(data?.step ?? { name: 'write' });
  const [declaration, setDeclaration] = useState<WithdrawalDeclaration | null>(data?.declaration ?? null);
  const [error, setError] = useState<Exclude<Outcome['state'], 'received'> | null>(data?.error ?? null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.name);

  /** Moves the focus to the heading of a new step. */
  useEffect(() => {
    if (shown.current !== step.name) heading.current?.focus();
    shown.current = step.name;
  }, [step.name]);

  const confirm = async () => {
    if (!declaration || isSending) return;
    setSending(true);
    const outcome = await sendWithdrawal(declaration);
    setSending(false);
    if (outcome.state === 'received') return setStep({ name: 'done', receivedAt: outcome.receivedAt });
    setError(outcome.state);
    // An unknown order number can be corrected; a network error is only retried.
    if (outcome.state !== 'failed') setStep({ name: 'write' });
  };

  return (
    <div className={styles.withdrawal}>
      <h1>{props.title ?? formatMessage({ id: 'WITHDRAWAL_TITLE' })}</h1>
      <p>{formatMessage({ id: 'WITHDRAWAL_TEXT' }, { fee: page.config.delivery?.from ?? 'none' })}</p>
      <h2 ref={heading} tabIndex={-1} className={styles.step}>
        {formatMessage({ id: stepTexts[step.name] })}
      </h2>
      {error && step.name !== 'done' ? (
        <Feedback tone="error">
          <p>{formatMessage({ id: errorTexts[error] })}</p>
          {props.contactHref ? (
            <a href={props.contactHref}>{formatMessage({ id: 'common.contactUs' })}</a>
          ) : null}
        </Feedback>
      ) : null}
      {step.name === 'write' ? (
        <DeclarationForm
          before={
            declaration
              ? { ...declaration, orderNumber: String(declaration.orderNumber) }
              : (data?.typed ?? null)
          }
          isRejected={data?.isRejected ?? false}
          onReady={next => {
            setDeclaration(next);
            setError(null);
            setStep({ name: 'confirm' });
          }}
        />
      ) : null}
      {step.name === 'confirm' && declaration ? (
        <ConfirmStep
          declaration={declaration}
          isSending={isSending}
          onConfirm={() => void confirm()}
          onEdit={() => setStep({ name: 'write' })}
        />
      ) : null}
      {step.name === 'done' ? <Receipt receivedAt={step.receivedAt} /> : null}
    </div>
  );
}
