/** One line of text with a floating label; validated on blur, and on every input while it has an error (R-A11Y-9). */
import { type HTMLInputAutoCompleteAttribute, type Ref, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from './field.module.css';
import { describedBy, Field } from './field.tsx';
import { PasswordStrength, type StrengthLabels } from './password-strength.tsx';
import styles from './text-input.module.css';
import { controlValue, useSilentValue } from './use-silent-value.ts';
import { useValidatedValue } from './use-validated-value.ts';
import type { ValidationRule } from './validation.ts';

export interface TextInputProps extends ValidationRule {
  label: string;
  name: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Called after each validation; `isValid` of validation.ts applies the same rules to a whole form. */
  onValidity?: (valid: boolean) => void;
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url';
  optionalLabel?: string;
  description?: string;
  /** Shown when the field's own validation fails. */
  errorText?: string;
  /** Shown regardless of the field's own validation, such as an error of the server. */
  error?: string | undefined;
  /** Allows showing a typed password. */
  revealLabels?: { show: string; hide: string };
  strengthLabels?: StrengthLabels;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  maxLength?: number;
  /** Id of a `datalist` with suggestions. */
  list?: string | undefined;
  disabled?: boolean;
  id?: string;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ ref, ...props }: TextInputProps) {
  const {
    label,
    name,
    type = 'text',
    optional = false,
    description,
    errorText,
    revealLabels,
    strengthLabels,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [revealed, setRevealed] = useState(false);
  const field = useValidatedValue(props);
  useSilentValue({ id, read: controlValue, current: field.current, adopt: field.handleChange });
  const error = props.error ?? (field.failed ? errorText : undefined);
  const reveals = type === 'password' && revealLabels !== undefined && field.current !== '';
  const note =
    strengthLabels && field.current ? (
      <PasswordStrength value={field.current} labels={strengthLabels} />
    ) : (
      description
    );

  return (
    <Field
      id={id}
      label={label}
      optionalLabel={optional ? props.optionalLabel : undefined}
      description={note}
      error={error}
      floating
      className={props.className}
    >
      <input
        {...describedBy(id, note, error)}
        id={id}
        ref={ref}
        name={name}
        type={reveals && revealed ? 'text' : type}
        className={classNames(fieldStyles.control, reveals && styles.withReveal)}
        placeholder=" "
        value={field.current}
        required={!optional && props.mode !== 'none' && props.mode !== undefined}
        disabled={props.disabled}
        maxLength={props.maxLength}
        list={props.list}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        spellCheck={type === 'text' ? undefined : false}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        onChange={event => field.handleChange(event.currentTarget.value)}
        onBlur={field.handleBlur}
      />
      {reveals ? (
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={revealed}
          aria-controls={id}
          onClick={() => setRevealed(!revealed)}
        >
          {revealed ? revealLabels.hide : revealLabels.show}
        </button>
      ) : null}
    </Field>
  );
}
