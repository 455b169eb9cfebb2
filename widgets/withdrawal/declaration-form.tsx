/** Name, order and address: the law allows no further questions. */

import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSendsEmail } from '#components/account/email-notice.tsx';
import type { WithdrawalDeclaration } from '#engine/definition/visitor.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { isEmail } from '#ui/form/validation.ts';
import { isName, orderNumberOf, type TypedDeclaration } from './read-declaration.ts';
import styles from './withdrawal.module.css';

interface Props {
  /** Input of the previous attempt. */
  before: TypedDeclaration | null;
  /** The input was sent without scripts and has errors. */
  isRejected: boolean;
  onReady: (declaration: WithdrawalDeclaration) => void;
}

export function DeclarationForm({ before, isRejected, onReady }: Props) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  const [order, setOrder] = useState(before?.orderNumber ?? '');
  const [name, setName] = useState(before?.name ?? '');
  const [email, setEmail] = useState(before?.email ?? '');
  const [isTried, setTried] = useState(isRejected);
  const orderNumber = orderNumberOf(order);
  const errors = {
    orderNumber: orderNumber === null ? formatMessage({ id: 'WITHDRAWAL_ERROR_NUMBER' }) : undefined,
    name: !isName(name) ? formatMessage({ id: 'WITHDRAWAL_ERROR_NAME' }) : undefined,
    email: isEmail(email) ? undefined : formatMessage({ id: 'EMAIL_ERROR_NOT_VALID' }),
  };
  const shownError = (error: string | undefined) => (isTried ? error : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(errors).find(([, error]) => error !== undefined)?.[0];
    if (orderNumber !== null && wrong === undefined)
      return onReady({ orderNumber, name: name.trim(), email: email.trim() });
    const element = wrong && event.currentTarget.elements.namedItem(wrong);
    if (element instanceof HTMLElement) element.focus();
    return undefined;
  };

  return (
    // POST, because a submit before hydration must not put personal data into a URL (R-A11Y-18).
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextInput
        label={formatMessage({ id: 'WITHDRAWAL_CONTRACT' })}
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={order}
        onChange={setOrder}
        error={shownError(errors.orderNumber)}
      />
      <TextInput
        label={formatMessage({ id: 'WITHDRAWAL_NAME' })}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={setName}
        error={shownError(errors.name)}
      />
      <TextInput
        label={formatMessage({ id: 'WITHDRAWAL_CONTACT' })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        description={formatMessage({
          id: sendsMail ? 'WITHDRAWAL_CONTACT_HELP' : 'WITHDRAWAL_CONTACT_UNSENT',
        })}
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={shownError(errors.email)}
      />
      <Button type="submit">{formatMessage({ id: 'WITHDRAWAL_START' })}</Button>
    </form>
  );
}
