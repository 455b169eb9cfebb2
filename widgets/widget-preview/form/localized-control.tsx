/** A text in all languages side by side; identical texts, deliberately missing texts and message references are labelled (R-PAGE-3). */
import { useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import { type LocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { FieldNote } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useId, useRef } from 'react';
import type { ControlProps } from './control-props.ts';
import { nameOf } from './field.ts';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** The language whose text the others reuse most often. */
const otherThan = (locale: LocaleCode): LocaleCode => localeCodes.find(code => code !== locale) ?? locale;
const emptyTexts = () => Object.fromEntries(requiredLocales.map(code => [code, '']));
const isSame = (value: unknown) => isRecord(value) && '$same' in value;
const isEmpty = (value: unknown) => value === undefined || value === '';

export function LocalizedControl(props: ControlProps) {
  const { path, label, required, value, onChange } = props;
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const id = useId();
  const texts = isRecord(value) ? value : {};
  const isMessage = '$t' in texts;
  const previous = useRef<unknown>(undefined);

  const set = (locale: LocaleCode, next: unknown) => {
    const { [locale]: _before, ...others } = { ...emptyTexts(), ...texts };
    const isLeftToFallback = next === '' && locales[locale].fallback;
    const all = isLeftToFallback ? others : { ...others, [locale]: next };
    onChange(!required && Object.values(all).every(isEmpty) ? undefined : all);
  };
  const toggleMessage = () => {
    const before = value;
    onChange(previous.current ?? (isMessage ? emptyTexts() : { $t: '' }));
    previous.current = before;
  };

  return (
    <fieldset className={styles.localized} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      {isMessage ? (
        <TextInput
          label={formatMessage({ id: 'PREVIEW_MESSAGE_ID' })}
          name={nameOf([...path, '$t'])}
          value={typeof texts['$t'] === 'string' ? texts['$t'] : ''}
          error={errorAt([...path, '$t'])}
          onChange={next => onChange({ ...texts, $t: next })}
        />
      ) : (
        <div className={styles.languages}>
          {localeCodes.map(locale => (
            <OneLanguage
              key={locale}
              {...props}
              locale={locale}
              value={texts[locale]}
              onChange={next => set(locale, next)}
            />
          ))}
        </div>
      )}
      <div className={styles.modes}>
        <button type="button" className={styles.toggle} aria-pressed={isMessage} onClick={toggleMessage}>
          {formatMessage({ id: 'PREVIEW_USE_MESSAGE' })}
        </button>
      </div>
      <FieldNote id={id} error={errorAt(path)} />
    </fieldset>
  );
}

function OneLanguage({ field, path: above, locale, value, onChange }: ControlProps & { locale: LocaleCode }) {
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const path = [...above, locale];
  const words = useRef('');
  const { control } = field;
  const isLong = control.kind === 'text' && control.lines;
  const same = isSame(value);
  const out = value === null;
  const says = typeof value === 'string';
  const Text = isLong ? TextArea : TextInput;

  const toggle = (next: unknown, isOn: boolean) => {
    if (says) words.current = value;
    onChange(isOn ? words.current : next);
  };
  return (
    <div className={styles.language} lang={says || isEmpty(value) ? locale : undefined}>
      <Text
        label={locales[locale].name}
        name={nameOf(path)}
        {...(isLong ? { rows: control.html ? 6 : 3 } : {})}
        value={says ? value : ''}
        disabled={same || out}
        description={
          same
            ? formatMessage({ id: 'PREVIEW_SAME_SAID' })
            : out
              ? formatMessage({ id: 'PREVIEW_LEFT_OUT_SAID' })
              : ''
        }
        error={errorAt(path)}
        onChange={onChange}
      />
      <div className={styles.modes}>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={same}
          onClick={() => toggle({ $same: otherThan(locale) }, same)}
        >
          {formatMessage({ id: 'PREVIEW_SAME_AS' }, { language: locales[otherThan(locale)].name })}
          <span className="visually-hidden"> ({locales[locale].name})</span>
        </button>
        <button type="button" className={styles.toggle} aria-pressed={out} onClick={() => toggle(null, out)}>
          {formatMessage({ id: 'PREVIEW_LEAVE_OUT' })}
          <span className="visually-hidden"> ({locales[locale].name})</span>
        </button>
      </div>
    </div>
  );
}
