/** Minus, a number input, plus. Every change is reported at once, so that a submit sends the displayed value. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { minusIcon, plusIcon } from '../icons.ts';
import styles from './quantity.module.css';
import { clampQuantity } from './quantity-clamp.ts';
import { controlValue, useSilentValue } from './use-silent-value.ts';

// Reports a count that has become too high while it was displayed, as when the stock falls.

/** If the limit falls below the count, the parent receives the limit instead, once per limit. */
function useLoweredCount(count: number, limit: number, onChange: (count: number) => void): void {
  const lowered = useRef<number | null>(null);
  const lower = useEffectEvent((held: number, most: number) => {
    if (held > most && lowered.current !== most) onChange(most);
    lowered.current = held > most ? most : null;
  });
  useEffect(() => lower(count, limit), [count, limit]);
}

export interface QuantityProps {
  /** Of the field; by default one that React makes. */
  id?: string;
  value: number;
  /** Called with every change, with a count within the limits. */
  onChange: (count: number) => void;
  /** Default 1; 0 allows removing a line. */
  min?: number;
  max: number;
  /** Called at once when more than `max` is entered, to show the reason. */
  onLimit?: ((max: number) => void) | undefined;
  labels: { quantity: string; increase: string; decrease: string };
  /** Name of the input in a plain form. */
  name?: string;
  size?: 'm' | 's';
  disabled?: boolean;
  className?: string | undefined;
}

export function Quantity(props: QuantityProps) {
  const {
    value,
    onChange,
    min = 1,
    max,
    onLimit,
    labels,
    name,
    size = 'm',
    disabled = false,
    className,
  } = props;
  const [text, setText] = useState(String(value));
  const [known, setKnown] = useState({ value, max, min });
  const ownId = useId();
  const id = props.id ?? ownId;
  const count = clampQuantity(text, min, max).count;

  if (known.value !== value || known.max !== max || known.min !== min) {
    setKnown({ value, max, min });
    setText(String(clampQuantity(known.value === value ? text : value, min, max).count));
  }

  const want = (wanted: string | number) => {
    const next = clampQuantity(wanted, min, max);
    setText(String(next.count));
    if (next.count !== value) onChange(next.count);
    if (next.limited) onLimit?.(max);
  };
  const type = (typed: string) => {
    if (typed === '') setText('');
    else want(typed);
  };
  /** An empty field becomes the minimum on blur or submit. */
  const complete = () => {
    if (text === '') want(min);
  };

  useSilentValue({ id, read: controlValue, current: text, adopt: type });

  useLoweredCount(value, Math.max(min, max), onChange);

  return (
    <div className={classNames(styles.quantity, size === 's' && styles.small, className)}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.decrease}
        disabled={disabled || count <= min}
        onClick={() => want(count - 1)}
      >
        <Icon of={minusIcon} size={20} />
      </button>
      <input
        id={id}
        className={styles.count}
        name={name}
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={disabled}
        onFocus={event => event.currentTarget.select()}
        onChange={event => type(event.currentTarget.value)}
        onBlur={complete}
        onKeyDown={({ key }) => {
          if (key === 'Enter') complete();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.increase}
        disabled={disabled}
        aria-disabled={count >= max || undefined}
        onClick={() => want(count + 1)}
      >
        <Icon of={plusIcon} size={20} />
      </button>
    </div>
  );
}
