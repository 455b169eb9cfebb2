/** One's own passkeys with what can be done to each. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { PasskeySummary } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import styles from './staff.module.css';

interface ListProps {
  passkeys: readonly PasskeySummary[];
  onRename(passkey: PasskeySummary): void;
  onRemove(passkey: PasskeySummary): void;
}

export function PasskeyList({ passkeys, onRename, onRemove }: ListProps) {
  const intl = useIntl();
  const nameOf = usePasskeyName();
  const date = (at: string) => intl.formatDate(at, { dateStyle: 'medium' });
  if (passkeys.length === 0)
    return (
      <p className={styles.help}>
        <FormattedMessage id="ACCOUNT_NO_PASSKEYS" />
      </p>
    );
  return (
    <ul className={styles.passkeys}>
      {passkeys.map(passkey => (
        <li key={passkey.id}>
          <b>{nameOf(passkey)}</b>
          <span className={styles.soft}>
            <FormattedMessage id="ACCOUNT_PASSKEY_CREATED" values={{ date: date(passkey.createdAt) }} />
            {passkey.usedAt === null ? null : (
              <>
                {' · '}
                <FormattedMessage id="ACCOUNT_PASSKEY_USED" values={{ date: date(passkey.usedAt) }} />
              </>
            )}
          </span>
          <span className={styles.passkeyActions}>
            <Button
              size="s"
              variant="tertiary"
              aria-label={intl.formatMessage({ id: 'ACCOUNT_RENAME_LABEL' }, { name: nameOf(passkey) })}
              onClick={() => onRename(passkey)}
            >
              <FormattedMessage id="ACCOUNT_RENAME" />
            </Button>
            <Button
              size="s"
              variant="tertiary"
              aria-label={intl.formatMessage({ id: 'ACCOUNT_REMOVE_LABEL' }, { name: nameOf(passkey) })}
              onClick={() => onRemove(passkey)}
            >
              <FormattedMessage id="ACCOUNT_REMOVE" />
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function usePasskeyName(): (passkey: PasskeySummary) => string {
  const intl = useIntl();
  return ({ name }) => name || intl.formatMessage({ id: 'ACCOUNT_PASSKEY_UNNAMED' });
}
