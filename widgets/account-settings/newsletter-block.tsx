/** The newsletter switch; saved at once. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Account } from '#api/account/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { withLogin } from '#stores/visitor/with-login.ts';
import { Feedback } from '#ui/feedback.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import styles from './account-settings.module.css';

interface Props {
  account: Account;
  onSaved: (account: Account) => void;
}

export function NewsletterBlock({ account, onSaved }: Props) {
  const { formatMessage } = useIntl();
  const stores = useStores();
  const [failed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const change = async (newsletter: boolean) => {
    setSaving(true);
    setFailed(false);
    try {
      const { customerType } = account;
      onSaved(
        await withLogin(stores, async () =>
          (await stores.api()).account.update({ customerType, newsletter }),
        ),
      );
      stores.notices.show(formatMessage({ id: 'ACCOUNT_SAVE_FEEDBACK' }), {
        mode: 'success',
      });
    } catch {
      setFailed(true);
    }
    setSaving(false);
  };

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{formatMessage({ id: 'ACCOUNT_NEWSLETTER_TITLE' })}</h2>
      <Checkbox
        name="newsletter"
        checked={account.newsletter}
        disabled={isSaving}
        onChange={checked => void change(checked)}
      >
        {formatMessage({ id: 'ACCOUNT_NEWSLETTER_LABEL' })}
      </Checkbox>
      {failed ? <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback> : null}
    </section>
  );
}
