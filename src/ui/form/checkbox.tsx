/** A checkbox with its label beside it and an error below. */
import { type ReactNode, type Ref, useId } from 'react';
import styles from '../choice.module.css';
import { classNames } from '../class-names.ts';
import { describedBy, FieldNote } from './field.tsx';
import { isTicked, useSilentValue } from './use-silent-value.ts';

export interface CheckboxProps {
  children: ReactNode;
  name: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  description?: string;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({
  children,
  onChange,
  description,
  error,
  className,
  checked,
  defaultChecked,
  ...input
}: CheckboxProps) {
  const id = useId();
  const held = checked === undefined ? { defaultChecked } : { checked };
  useSilentValue({
    ...{ id, read: isTicked, current: checked ?? defaultChecked ?? false },
    adopt: found => onChange?.(found),
  });
  return (
    <div className={className}>
      <div className={classNames(styles.choice, error && styles.invalid)}>
        <input
          {...input}
          {...held}
          {...describedBy(id, description, error)}
          id={id}
          type="checkbox"
          className={classNames(styles.mark, styles.box)}
          onChange={event => onChange?.(event.currentTarget.checked)}
        />
        <label htmlFor={id} className={styles.words}>
          {children}
        </label>
      </div>
      <div className={styles.note}>
        <FieldNote id={id} description={description} error={error} />
      </div>
    </div>
  );
}
