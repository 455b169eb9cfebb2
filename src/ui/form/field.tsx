/** Label and note of a form control; the error replaces the description. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { warningIcon } from '../icons.ts';
import styles from './field.module.css';

export interface FieldProps {
  id: string;
  label: string;
  /** Shown after the label of an optional field. */
  optionalLabel?: string | undefined;
  description?: ReactNode;
  error?: string | undefined;
  /** Floats the label into an empty control; select and file fields do not float it. */
  floating?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Field({
  id,
  label,
  optionalLabel,
  description,
  error,
  floating = false,
  className,
  children,
}: FieldProps) {
  return (
    <div
      className={classNames(styles.field, floating && styles.floating, error && styles.invalid, className)}
    >
      <div className={styles.box}>
        {children}
        <label className={styles.label} htmlFor={id}>
          {label}
          {optionalLabel ? ` (${optionalLabel})` : null}
        </label>
      </div>
      <FieldNote id={id} description={description} error={error} />
    </div>
  );
}

/** The note's id, for `aria-describedby`. */
export const noteIdOf = (id: string): string => `${id}-note`;

export function FieldNote({ id, description, error }: Pick<FieldProps, 'id' | 'description' | 'error'>) {
  if (!error && !description) return null;
  return (
    <p id={noteIdOf(id)} className={classNames(styles.note, error && styles.error)}>
      {error ? (
        <>
          <Icon of={warningIcon} size={16} />
          <span>{error}</span>
        </>
      ) : (
        description
      )}
    </p>
  );
}

/** The attributes that associate a control with its note. */
export const describedBy = (id: string, note: unknown, error: string | undefined) => ({
  'aria-describedby': note || error ? noteIdOf(id) : undefined,
  'aria-invalid': error ? (true as const) : undefined,
});
