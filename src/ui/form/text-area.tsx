/** Several lines of text, with label, description and error as in a text input. */
import { type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from './field.module.css';
import { describedBy, Field } from './field.tsx';
import styles from './text-area.module.css';
import { controlValue, useSilentValue } from './use-silent-value.ts';
import { useValidatedValue } from './use-validated-value.ts';
import type { ValidationRule } from './validation.ts';

export interface TextAreaProps extends ValidationRule {
  label: string;
  name: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  optionalLabel?: string;
  description?: string;
  errorText?: string;
  error?: string | undefined;
  rows?: number;
  maxLength?: number;
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ ref, ...props }: TextAreaProps) {
  const { label, name, optional = false, description, rows = 4, maxLength, disabled } = props;
  const id = useId();
  const field = useValidatedValue(props);
  useSilentValue({ id, read: controlValue, current: field.current, adopt: field.handleChange });
  const error = props.error ?? (field.failed ? props.errorText : undefined);

  return (
    <Field
      id={id}
      label={label}
      optionalLabel={optional ? props.optionalLabel : undefined}
      description={description}
      error={error}
      floating
      className={props.className}
    >
      <textarea
        {...describedBy(id, description, error)}
        id={id}
        ref={ref}
        name={name}
        className={classNames(fieldStyles.control, styles.textArea)}
        placeholder=" "
        rows={rows}
        maxLength={maxLength}
        disabled={disabled}
        required={props.mode === 'empty' && !optional}
        value={field.current}
        onChange={event => field.handleChange(event.currentTarget.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  );
}
