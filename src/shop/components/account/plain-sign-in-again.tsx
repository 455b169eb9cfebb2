/** Sign-in over a form of the server whose session has ended: the form is kept and posted again. No script runs. */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import styles from './frame-form.module.css';

interface Props {
  /** Fields of the posted form. */
  kept: readonly (readonly [name: string, value: string])[];
  email: string;
  problem?:
    | { state: 'credentials' | 'failed' | 'taken' | 'too-common' | 'bad-input' }
    | { state: 'wait'; seconds: number };
  names: { email: string; password: string; submit: string; startNew: string };
}

const longest = 320;

export function PlainSignInAgain({ kept, email, problem, names }: Props) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" data-native="" noValidate className={styles.again}>
      <h1>{formatMessage({ id: 'CART_SIGNED_OUT_TITLE' })}</h1>
      <p>{formatMessage({ id: 'CART_SIGNED_OUT_TEXT' })}</p>
      {problem ? <Problem of={problem} /> : null}
      {kept.map(([name, value], at) => (
        // The list never changes, and a form may have a name twice.
        // oxlint-disable-next-line react/no-array-index-key
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        label={formatMessage({ id: 'EMAIL' })}
        name={names.email}
        type="email"
        mode="email"
        inputMode="email"
        autoComplete="username"
        maxLength={longest}
        defaultValue={email}
      />
      <TextInput
        label={formatMessage({ id: 'PASSWORD' })}
        name={names.password}
        type="password"
        mode="empty"
        autoComplete="current-password"
        maxLength={longest}
      />
      <Button type="submit" fullWidth name={names.submit} value="1">
        {formatMessage({ id: 'LOG_IN' })}
      </Button>
      <Button type="submit" fullWidth variant="tertiary" name={names.startNew} value="1">
        {formatMessage({ id: 'CART_START_NEW' })}
      </Button>
    </form>
  );
}

function Problem({ of }: { of: NonNullable<Props['problem']> }) {
  const { formatMessage } = useIntl();
  return (
    <Feedback tone="error">
      {of.state === 'wait'
        ? formatMessage({ id: 'ACCOUNT_FEEDBACK_WAIT' }, { minutes: Math.ceil(of.seconds / 60) })
        : formatMessage({
            id: of.state === 'credentials' ? 'ACCOUNT_FEEDBACK_CREDENTIALS' : 'FEEDBACK_ERROR',
          })}
    </Feedback>
  );
}
