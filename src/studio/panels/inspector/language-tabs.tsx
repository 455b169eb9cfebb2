/** The language whose texts the form shows; a dot says whether they are written. */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { type LocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { TextState } from './completeness.ts';
import styles from './inspector.module.css';

const words: Readonly<Record<TextState, StudioMessageId>> = {
  complete: 'INSPECTOR_TEXTS_COMPLETE',
  same: 'INSPECTOR_TEXTS_SAME',
  fallback: 'INSPECTOR_TEXTS_FALLBACK',
  missing: 'INSPECTOR_TEXTS_MISSING',
};

interface Props {
  states: Readonly<Record<LocaleCode, TextState>>;
  locale: LocaleCode;
  onChange: (locale: LocaleCode) => void;
}

export function LanguageTabs({ states, locale, onChange }: Props) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{formatMessage({ id: 'INSPECTOR_LANGUAGE' })}</legend>
      {localeCodes.map(code => (
        <label key={code} className={styles.language}>
          <input
            type="radio"
            name={name}
            checked={code === locale}
            onChange={() => onChange(code)}
            aria-describedby={`${name}-${code}`}
          />
          <span className={styles.languageName} lang={code}>
            <span className={styles.dot} data-state={states[code]} aria-hidden="true" />
            {locales[code].name}
          </span>
          <span id={`${name}-${code}`} hidden>
            {formatMessage({ id: words[states[code]] })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
