/** Sign-in as a form of the server; no script runs. */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from '../login.module.css';
import { longest, type PlainLogin } from './plain-login.ts';

interface Props {
  data: PlainLogin;
  title: string | undefined;
  shopHref: string;
}

export function PlainLoginView({ data, title, shopHref }: Props) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.login}>
      <h1>{title ?? formatMessage({ id: 'LOG_IN' })}</h1>
      {data.isSignedIn ? <SignedIn shopHref={shopHref} /> : <LoginForm data={data} />}
    </section>
  );
}

function SignedIn({ shopHref }: { shopHref: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Feedback tone="success">{formatMessage({ id: 'ACCOUNT_FEEDBACK_LOGGED_IN' })}</Feedback>
      <Button href={shopHref} fullWidth>
        {formatMessage({ id: 'CONTINUE_SHOPPING' })}
      </Button>
      <form method="post" data-native="">
        <Button type="submit" variant="secondary" fullWidth name="logout" value="1">
          {formatMessage({ id: 'LOG_OUT' })}
        </Button>
      </form>
    </>
  );
}

function LoginForm({ data: { to, email, remember, problem, wrong } }: { data: PlainLogin }) {
  const { formatMessage } = useIntl();
  const emailError = formatMessage({ id: email === '' ? 'FIELD_ERROR_EMAIL' : 'EMAIL_ERROR_NOT_VALID' });
  const passwordError = formatMessage({ id: 'FIELD_ERROR_PASSWORD' });
  return (
    <form
      method="post"
      data-native=""
      className={styles.plain}
      noValidate
      aria-label={formatMessage({ id: 'LOG_IN' })}
    >
      <input type="hidden" name="to" value={to} />
      {problem ? (
        <Feedback tone="error">{formatMessage({ id: problem.text }, { ...problem.values })}</Feedback>
      ) : null}
      <TextInput
        label={formatMessage({ id: 'EMAIL' })}
        name="email"
        type="email"
        mode="email"
        inputMode="email"
        autoComplete="username"
        maxLength={longest}
        defaultValue={email}
        error={wrong.includes('email') ? emailError : undefined}
      />
      <TextInput
        label={formatMessage({ id: 'PASSWORD' })}
        name="password"
        type="password"
        mode="empty"
        autoComplete="current-password"
        maxLength={longest}
        error={wrong.includes('password') ? passwordError : undefined}
      />
      <Checkbox name="remember" defaultChecked={remember}>
        {formatMessage({ id: 'REMEMBER_ME' })}
      </Checkbox>
      <Button type="submit" fullWidth>
        {formatMessage({ id: 'LOG_IN' })}
      </Button>
    </form>
  );
}
