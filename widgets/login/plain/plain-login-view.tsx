/** Sign-in, a new account and a new password as forms of the server; no script runs. */
import { useIntl } from 'react-intl';
import { AccountDisclaimer } from '#components/account/account-disclaimer.tsx';
import { EmailNotice, useSendsEmail } from '#components/account/email-notice.tsx';
import { frameTitles } from '#components/account/frame-names.ts';
import type { LoginResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import styles from '../login.module.css';
import { MAX_LOGIN_LENGTH, type PlainLogin, type PlainLoginForm } from './plain-login.ts';

interface Props {
  data: PlainLogin;
  links: Pick<LoginResolved, 'title' | 'indexHref' | 'termsHref' | 'privacyHref'>;
}

export function PlainLoginView({ data, links }: Props) {
  const { formatMessage } = useIntl();
  const title = data.form === 'login' ? links.title : undefined;
  return (
    <section className={styles.login}>
      <h1>{title ?? formatMessage({ id: frameTitles[data.form] })}</h1>
      {data.isSignedIn ? (
        <SignedIn shopHref={links.indexHref} />
      ) : (
        <>
          <AccountForm data={data} links={links} />
          <OtherForms data={data} />
        </>
      )}
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

function AccountForm({ data, links }: Props) {
  const { formatMessage } = useIntl();
  const sendsMail = useSendsEmail();
  const { form, to, email, remember, problem, wrong, isSent } = data;
  const emailError = formatMessage({ id: email === '' ? 'FIELD_ERROR_EMAIL' : 'EMAIL_ERROR_NOT_VALID' });
  return (
    <form
      method="post"
      data-native=""
      className={styles.plain}
      noValidate
      aria-label={formatMessage({ id: frameTitles[form] })}
    >
      <input type="hidden" name="to" value={to} />
      {problem ? (
        <Feedback tone="error">{formatMessage({ id: problem.text }, { ...problem.values })}</Feedback>
      ) : null}
      {isSent ? (
        <Feedback tone="success">
          {formatMessage({
            id: sendsMail ? 'ACCOUNT_FEEDBACK_PASSWORD_RESET' : 'ACCOUNT_FEEDBACK_PASSWORD_RESET_UNSENT',
          })}
        </Feedback>
      ) : null}
      {form === 'reset' ? (
        <div>
          <p>
            {formatMessage({
              id: sendsMail ? 'ACCOUNT_RESET_PASSWORD_REQUEST_TEXT' : 'ACCOUNT_RESET_PASSWORD_REQUEST_UNSENT',
            })}
          </p>
          <EmailNotice />
        </div>
      ) : null}
      <TextInput
        label={formatMessage({ id: 'EMAIL' })}
        name="email"
        type="email"
        mode="email"
        inputMode="email"
        autoComplete="username"
        maxLength={MAX_LOGIN_LENGTH}
        defaultValue={email}
        error={wrong.includes('email') ? emailError : undefined}
      />
      <Passwords data={data} />
      {form === 'login' ? (
        <Checkbox name="remember" defaultChecked={remember}>
          {formatMessage({ id: 'REMEMBER_ME' })}
        </Checkbox>
      ) : null}
      <Button type="submit" fullWidth>
        {formatMessage({ id: frameTitles[form] })}
      </Button>
      {form === 'create' ? <AccountDisclaimer terms={links.termsHref} privacy={links.privacyHref} /> : null}
    </form>
  );
}

function Passwords({ data: { form, wrong } }: { data: PlainLogin }) {
  const { formatMessage } = useIntl();
  if (form === 'reset') return null;
  const isNew = form === 'create';
  const error = formatMessage({ id: isNew ? 'PASSWORD_ERROR_WEAK' : 'FIELD_ERROR_PASSWORD' });
  const shared = {
    type: 'password',
    mode: 'empty',
    autoComplete: isNew ? 'new-password' : 'current-password',
    maxLength: MAX_LOGIN_LENGTH,
  } as const;
  return (
    <>
      <TextInput
        {...shared}
        label={formatMessage({ id: 'PASSWORD' })}
        name="password"
        error={wrong.includes('password') ? error : undefined}
      />
      {isNew ? (
        <TextInput
          {...shared}
          label={formatMessage({ id: 'PASSWORD_CONFIRM' })}
          name="confirm"
          error={wrong.includes('confirm') ? formatMessage({ id: 'PASSWORD_ERROR_NO_MATCH' }) : undefined}
        />
      ) : null}
    </>
  );
}

/** The other forms of the page: links, which keep where to continue. */
function OtherForms({ data: { form, to } }: { data: PlainLogin }) {
  const { formatMessage } = useIntl();
  const hrefOf = (other: PlainLoginForm) => `?${new URLSearchParams({ form: other, to }).toString()}`;
  if (form !== 'login')
    return (
      <Button variant="secondary" fullWidth href={hrefOf('login')} data-native="">
        {formatMessage({ id: 'BACK_TO_LOGIN' })}
      </Button>
    );
  return (
    <>
      <a href={hrefOf('reset')} data-native="" className={styles.link}>
        {formatMessage({ id: 'FORGOT_PASSWORD' })}
      </a>
      <Button variant="secondary" fullWidth href={hrefOf('create')} data-native="">
        {formatMessage({ id: 'CREATE_ACCOUNT' })}
      </Button>
    </>
  );
}
