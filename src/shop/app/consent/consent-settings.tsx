/** Cookie settings by category, with the list of all cookies; loaded on demand. */

import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { type ConsentCategory, consentCategories } from '#stores/common/consent-category.ts';
import type { ConsentStore } from '#stores/visitor/consent-store.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import styles from './consent-settings.module.css';
import { cookieList } from './cookie-list.ts';

/** The cookies of one category in a closed disclosure. */
function CookieTable({ category, label }: { category: 'necessary' | ConsentCategory; label: string }) {
  const { formatMessage } = useIntl();
  const cookies = cookieList[category];
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>
        {formatMessage({ id: 'COOKIE_TABLE' }, { count: cookies.length })}
      </summary>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'COOKIE_TABLE_NAME' })}</th>
            <th scope="col">{formatMessage({ id: 'COOKIE_TABLE_PURPOSE' })}</th>
            <th scope="col">{formatMessage({ id: 'COOKIE_TABLE_LIFETIME' })}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <td className={styles.name}>{name}</td>
              <td>{formatMessage({ id: purpose })}</td>
              <td>{formatMessage({ id: lifetime })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface Props {
  consent: ConsentStore;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
  /** Gets the focus on closing. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

const categoryTexts: Record<ConsentCategory, { title: MessageId; text: MessageId }> = {
  preferences: { title: 'COOKIE_CATEGORY_PREFERENCES', text: 'COOKIE_CATEGORY_PREFERENCES_TEXT' },
  statistics: { title: 'COOKIE_CATEGORY_STATISTICS', text: 'COOKIE_CATEGORY_STATISTICS_TEXT' },
  marketing: { title: 'COOKIE_CATEGORY_MARKETING', text: 'COOKIE_CATEGORY_MARKETING_TEXT' },
};

export function ConsentSettings({ consent, open, onClose, onSaved, returnFocusTo }: Props) {
  const { formatMessage } = useIntl();
  // Nothing is preselected that was not allowed before.
  const [chosen, setChosen] = useState<readonly ConsentCategory[]>(consent.allowed ?? []);
  const save = (categories: readonly ConsentCategory[]) => {
    consent.decide(categories);
    onSaved();
    onClose();
  };
  return (
    <Panel
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'COOKIE_CONSENT_SETTINGS' })}
      closeLabel={formatMessage({ id: 'CLOSE' })}
      sheetOnPhone
      returnFocusTo={returnFocusTo}
      footer={
        <div className={styles.actions}>
          <Button fullWidth onClick={() => save(chosen)}>
            {formatMessage({ id: 'COOKIE_CONSENT_SAVE' })}
          </Button>
          <Button variant="secondary" onClick={() => save([])}>
            {formatMessage({ id: 'COOKIE_CONSENT_DECLINE' })}
          </Button>
          <Button variant="secondary" onClick={() => save(consentCategories)}>
            {formatMessage({ id: 'COOKIE_CONSENT_ALLOW' })}
          </Button>
        </div>
      }
    >
      <div className={styles.settings}>
        <p>{formatMessage({ id: 'COOKIE_CONSENT_INTRO' })}</p>
        <section>
          <h3>{formatMessage({ id: 'COOKIE_CATEGORY_NECESSARY' })}</h3>
          <p>{formatMessage({ id: 'COOKIE_CATEGORY_NECESSARY_TEXT' })}</p>
          <CookieTable category="necessary" label={formatMessage({ id: 'COOKIE_CATEGORY_NECESSARY' })} />
        </section>
        {consentCategories.map(category => (
          <section key={category}>
            <Checkbox
              name={category}
              checked={chosen.includes(category)}
              description={formatMessage({ id: categoryTexts[category].text })}
              onChange={isOn =>
                setChosen(isOn ? [...chosen, category] : chosen.filter(other => other !== category))
              }
            >
              <strong>{formatMessage({ id: categoryTexts[category].title })}</strong>
            </Checkbox>
            <CookieTable category={category} label={formatMessage({ id: categoryTexts[category].title })} />
          </section>
        ))}
      </div>
    </Panel>
  );
}
