/** The native select in the shop's style: no scripts, with the platform's picker and keyboard behaviour. */
import { type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './form/field.module.css';
import { describedBy, Field } from './form/field.tsx';
import { controlValue, useSilentValue } from './form/use-silent-value.ts';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons.ts';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps {
  label: string;
  name: string;
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The empty option, such as "Choose a year". */
  placeholder?: string;
  description?: string;
  error?: string | undefined;
  optional?: boolean;
  optionalLabel?: string;
  disabled?: boolean;
  autoComplete?: string;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

export function Select({ ref, ...props }: SelectProps) {
  const {
    label,
    name,
    options,
    value,
    defaultValue,
    onChange,
    placeholder,
    description,
    error,
    optional = false,
  } = props;
  const id = useId();
  const held = value === undefined ? { defaultValue } : { value };
  const first = placeholder === undefined ? (options[0]?.value ?? '') : '';
  useSilentValue({
    ...{ id, read: controlValue, current: value ?? defaultValue ?? first },
    adopt: found => onChange?.(found),
  });
  return (
    <Field
      id={id}
      label={label}
      optionalLabel={optional ? props.optionalLabel : undefined}
      description={description}
      error={error}
      className={props.className}
    >
      <select
        {...describedBy(id, description, error)}
        {...held}
        id={id}
        ref={ref}
        name={name}
        className={classNames(fieldStyles.control, styles.select)}
        disabled={props.disabled}
        autoComplete={props.autoComplete}
        required={!optional && placeholder !== undefined}
        onChange={event => onChange?.(event.currentTarget.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={chevronDownIcon} size={20} className={styles.arrow} />
    </Field>
  );
}
