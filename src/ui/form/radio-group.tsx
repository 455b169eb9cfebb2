/** A single choice as a list of cards: native radios with one tab stop and arrow keys. */
import { Fragment, type ReactNode, useId } from 'react';
import styles from '../choice.module.css';
import { classNames } from '../class-names.ts';
import { describedBy, FieldNote } from './field.tsx';

export interface RadioOption {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Logo of a carrier or payment provider; its image needs an empty alt when the title contains the name. */
  logo?: ReactNode;
  /** Formatted fee of the option. */
  fee?: ReactNode;
  disabled?: boolean;
  /** Shown below the option, for further choices. */
  more?: ReactNode;
}

export interface RadioGroupProps {
  legend: string;
  /** The legend is visually hidden, for a section with the same heading. */
  hideLegend?: boolean;
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  description?: string;
  error?: string | undefined;
  className?: string | undefined;
}

export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    hideLegend = false,
    name,
    options,
    value,
    defaultValue,
    onChange,
    description,
    error,
    className,
  } = props;
  const id = useId();
  return (
    <fieldset className={className} {...describedBy(id, description, error)} aria-invalid={undefined}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, error && styles.invalid)}>
        {options.map(option => (
          <Fragment key={option.value}>
            <label className={styles.card}>
              <input
                type="radio"
                className={classNames(styles.mark, styles.dot)}
                name={name}
                value={option.value}
                disabled={option.disabled}
                {...(onChange
                  ? { checked: option.value === value }
                  : { defaultChecked: option.value === (value ?? defaultValue) })}
                onChange={() => onChange?.(option.value)}
              />
              <span className={styles.text}>
                <span className={styles.title}>{option.title}</span>{' '}
                {option.detail === undefined ? null : <span className={styles.detail}>{option.detail}</span>}
              </span>{' '}
              {option.fee === undefined ? null : <span className={styles.fee}>{option.fee}</span>}
              {option.logo}
            </label>
            {option.more}
          </Fragment>
        ))}
      </div>
      <FieldNote id={id} description={description} error={error} />
    </fieldset>
  );
}
