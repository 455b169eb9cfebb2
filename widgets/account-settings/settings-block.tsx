/** A section to read or edit; input stays until it is saved or discarded. */

import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Account } from '#api/account/types.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { countryOfMarket } from '#stores/visitor/market-country.ts';
import { withLogin } from '#stores/visitor/with-login.ts';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './account-settings.module.css';
import {
  type Countries,
  changesOf,
  masked,
  type SettingsField,
  type SettingsGroup,
  settingValueOf,
  type Values,
} from './blocks.ts';
import { SettingsInput } from './settings-input.tsx';

interface Props {
  block: SettingsGroup;
  account: Account;
  onSaved: (account: Account) => void;
}

/** A value as the customer reads it: chosen ones and countries by name, secret ones masked. */
function shownValue(intl: IntlShape, { name, choices, isSecret }: SettingsField, value: string): string {
  const choice = choices?.[value];
  if (choice) return intl.formatMessage({ id: choice });
  if (name === 'country' && /^[A-Z]{2}$/.test(value))
    return intl.formatDisplayName(value, { type: 'region' }) ?? value;
  return isSecret ? masked(value) : value;
}

export function SettingsBlock({ block, account, onSaved }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { segment } = useStores();
  const country = account.address?.country || countryOfMarket(segment.market);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const edit = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  /** Closing the form removed the focused element; the focus returns to the edit button. */
  useEffect(() => {
    if (wasOpen.current && !isOpen) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section aria-labelledby={id} className={styles.block}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {formatMessage({ id: block.title })}
        </h2>
        {isOpen ? null : (
          <Button ref={edit} variant="secondary" size="s" aria-describedby={id} onClick={() => setOpen(true)}>
            {formatMessage({ id: 'ACCOUNT_SETTINGS_EDIT' })}
          </Button>
        )}
      </div>
      {isOpen ? (
        <BlockForm block={block} account={account} onSaved={onSaved} onClose={() => setOpen(false)} />
      ) : (
        <dl className={styles.values}>
          {block.id === 'person' ? (
            <Value label={formatMessage({ id: 'EMAIL' })} value={<Breakable>{account.email}</Breakable>} />
          ) : null}
          {block.fields.map(field => (
            <Value
              key={field.name}
              label={formatMessage({ id: field.label }, { country })}
              value={shownValue(intl, field, settingValueOf(account, field.name))}
            />
          ))}
        </dl>
      )}
    </section>
  );
}

function Value({ label, value }: { label: string; value: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value || (
          <span className={styles.none}>{formatMessage({ id: 'ACCOUNT_SETTING_NOT_SPECIFIED' })}</span>
        )}
      </dd>
    </div>
  );
}

function BlockForm({ block, account, onSaved, onClose }: Props & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const stores = useStores();
  const { notices, segment } = stores;
  const market = countryOfMarket(segment.market);
  const countries: Countries = [account.address?.country || market, market];
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(block.fields.map(({ name }) => [name, settingValueOf(account, name)])),
  );
  const [isTried, setTried] = useState(false);
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle');
  const form = useRef<HTMLFormElement>(null);

  const errorOf = ({ name, validate }: SettingsField) => {
    const value = (values[name] ?? '').trim();
    // A stored value was valid when it was saved; it must not block other fields.
    const isKnown = value === '' || value === settingValueOf(account, name);
    return isKnown ? null : validate(value, countries);
  };

  const save = async () => {
    setPhase('saving');
    try {
      const changes = changesOf(account, block, values, market);
      const saved = await withLogin(stores, async () => (await stores.api()).account.update(changes));
      notices.show(formatMessage({ id: 'ACCOUNT_SAVE_FEEDBACK' }), {
        mode: 'success',
      });
      onSaved(saved);
      onClose();
    } catch {
      // The input stays, so that it can be sent again.
      setPhase('failed');
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'saving') return;
    setTried(true);
    const wrong = block.fields.find(errorOf);
    const element = wrong && form.current?.elements.namedItem(wrong.name);
    if (wrong && element instanceof HTMLElement) element.focus();
    else if (!wrong) void save();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {block.fields.map(field => {
        const error = errorOf(field);
        return field.isFixed ? null : (
          <SettingsInput
            key={field.name}
            field={field}
            country={countries[0]}
            value={values[field.name] ?? ''}
            onChange={value => setValues({ ...values, [field.name]: value })}
            error={isTried && error ? formatMessage({ id: error }, { country: countries[0] }) : undefined}
          />
        );
      })}
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" loading={phase === 'saving'}>
          {formatMessage({ id: 'ACCOUNT_SETTINGS_SAVE' })}
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          {formatMessage({ id: 'ACCOUNT_SETTINGS_CANCEL' })}
        </Button>
      </div>
    </form>
  );
}
