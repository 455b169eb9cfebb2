/** A text in all languages side by side; identical texts, deliberately missing texts and message references are labelled (R-PAGE-3). */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { defaultLocale, type LocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ControlProps, SpecialControls } from './control-props.ts';
import { type Control, nameOf } from './field.ts';
import styles from './form.module.css';
import { useForm, useMemory } from './form-context.ts';
import { LongText } from './long-text.tsx';
import { Modes } from './modes.tsx';
import { emptyTexts, useMessageMode } from './use-message-mode.ts';

/** The language whose text the others reuse most often. */
const otherThan = (locale: LocaleCode): LocaleCode => localeCodes.find(code => code !== locale) ?? locale;
const isSame = (value: unknown) => isRecord(value) && '$same' in value;
const isEmpty = (value: unknown) => value === undefined || value === '';

export function LocalizedControl({ hasModes = true, ...props }: ControlProps & { hasModes?: boolean }) {
  const { path, label, required, value, onChange } = props;
  const { errorAt, controls, shownLocales = localeCodes } = useForm();
  const id = useId();
  const texts = isRecord(value) ? value : {};
  const isMessage = '$t' in texts;

  const set = (locale: LocaleCode, next: unknown) => {
    const { [locale]: _before, ...others } = { ...emptyTexts(), ...texts };
    const isLeftToFallback = next === '' && locales[locale].fallback;
    const all = isLeftToFallback ? others : { ...others, [locale]: next };
    onChange(!required && Object.values(all).every(isEmpty) ? undefined : all);
  };
  const message = useMessageMode(props);

  return (
    <fieldset className={styles.localized} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      {isMessage ? (
        <MessageId
          path={[...path, '$t']}
          value={typeof texts['$t'] === 'string' ? texts['$t'] : ''}
          error={errorAt([...path, '$t'])}
          onChange={next => onChange({ ...texts, $t: next })}
          Control={controls?.Message}
        />
      ) : (
        <div className={styles.languages}>
          {shownLocales.map(locale => (
            <OneLanguage
              key={locale}
              {...props}
              locale={locale}
              isUnused={!required && value === undefined}
              value={texts[locale]}
              onChange={next => set(locale, next)}
            />
          ))}
        </div>
      )}
      {hasModes ? <Modes modes={[message]} label={label} /> : null}
      <FieldNote id={id} error={errorAt(path)} />
    </fieldset>
  );
}

interface MessageIdProps {
  path: ControlProps['path'];
  value: string;
  error: string | undefined;
  onChange: (value: unknown) => void;
  Control: SpecialControls['Message'];
}

function MessageId({ path, value, error, onChange, Control }: MessageIdProps) {
  const { formatMessage } = useIntl();
  if (Control) return <Control path={path} value={value} error={error} onChange={onChange} />;
  return (
    <TextInput
      label={formatMessage({ id: 'PREVIEW_MESSAGE_ID' })}
      name={nameOf(path)}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

interface OneLanguageProps extends ControlProps {
  locale: LocaleCode;
  /** Whether the field is optional and has no text in any language. */
  isUnused: boolean;
}

function OneLanguage({ field, label, path: above, locale, value, isUnused, onChange }: OneLanguageProps) {
  const { formatMessage } = useIntl();
  const { errorAt, isCompact = false, hasPlainTexts = false } = useForm();
  const path = [...above, locale];
  const { recall, remember } = useMemory(nameOf(path));
  const { control } = field;
  const isLong = control.kind === 'text' && control.lines;
  const same = isSame(value);
  const out = value === null;
  const says = typeof value === 'string';

  const toggle = (next: unknown, isOn: boolean) => {
    if (says) remember('text', value);
    onChange(isOn ? (recall('text') ?? '') : next);
  };
  const modes = [
    {
      label: formatMessage({ id: 'PREVIEW_SAME_AS' }, { language: locales[otherThan(locale)].name }),
      isOn: same,
      toggle: () => toggle({ $same: otherThan(locale) }, same),
    },
    { label: formatMessage({ id: 'PREVIEW_LEAVE_OUT' }), isOn: out, toggle: () => toggle(null, out) },
  ];
  const shared = {
    label: locales[locale].name,
    value: says ? value : '',
    // Typing into a text that repeats another language begins a text of its own.
    disabled: out || (same && isLong && control.html),
    description: same
      ? formatMessage({ id: 'PREVIEW_SAME_SAID' })
      : out
        ? formatMessage({ id: 'PREVIEW_LEFT_OUT_SAID' })
        : '',
    error: errorAt(path),
    onChange,
  };
  return (
    <div className={styles.language} lang={says || isEmpty(value) ? locale : undefined}>
      {isLong ? (
        <LongText
          {...shared}
          html={control.html}
          breaks={control.breaks}
          path={path}
          lang={locale}
          title={`${label} · ${locales[locale].name}`}
        />
      ) : (
        <TextInput {...shared} name={nameOf(path)} />
      )}
      {says ? <TextCount control={control} text={value} /> : null}
      {/* Where there is little room, they are offered for a text that is or may be missing. */}
      {hasPlainTexts ||
      (isCompact && (isUnused || (locale === defaultLocale && says && value !== ''))) ? null : (
        <div className={styles.modes}>
          {modes.map(mode => (
            <button
              key={mode.label}
              type="button"
              className={styles.toggle}
              aria-pressed={mode.isOn}
              onClick={mode.toggle}
            >
              {mode.label}
              <span className="visually-hidden"> ({locales[locale].name})</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const countShownFrom = 0.8;

/** How much of a text's limit is used; shown from four fifths of it, so that short texts stay calm. */
function TextCount({ control, text }: { control: Control; text: string }) {
  const most = control.kind === 'text' ? control.most : undefined;
  if (most === undefined || text.length < most * countShownFrom) return null;
  return (
    <p className={styles.used} data-over={text.length > most ? '' : undefined}>
      {text.length} / {most}
    </p>
  );
}
