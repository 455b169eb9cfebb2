/** Minus, a number that can be typed, plus; tells its owner half a second after the last change (behaviour facts 4.6). */
import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { minusIcon, plusIcon } from './icons.ts';
import styles from './quantity.module.css';
import { clampQuantity } from './quantity-clamp.ts';
import { useDebounced } from './use-debounced.ts';

export const quantityRestMs = 500;

export interface QuantityProps {
  value: number;
  /** Called 500 ms after the last change, with a count inside the limits. */
  onChange: (count: number) => void;
  /** 1 unless told; 0 lets a line be removed. */
  min?: number;
  max: number;
  /** Called at once when more than `max` was asked for, so that the shop can say why not. */
  onLimit?: ((max: number) => void) | undefined;
  labels: { quantity: string; increase: string; decrease: string };
  /** The field's name in a plain form. */
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
  const emit = useDebounced(onChange, quantityRestMs);
  const count = clampQuantity(text, min, max).count;

  if (known.value !== value || known.max !== max || known.min !== min) {
    setKnown({ value, max, min });
    setText(String(clampQuantity(known.value === value ? text : value, min, max).count));
  }

  /** Stock may shrink under the chosen count; then the owner hears of the smaller one. */
  useEffect(() => {
    if (value > Math.max(min, max)) emit(Math.max(min, max));
  }, [value, min, max, emit]);

  const want = (wanted: string | number) => {
    const next = clampQuantity(wanted, min, max);
    setText(String(next.count));
    if (next.limited) onLimit?.(max);
    if (next.count !== count || next.count !== value) emit(next.count);
  };

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
        className={styles.count}
        name={name}
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={disabled}
        onFocus={event => event.currentTarget.select()}
        onChange={event => {
          const typed = event.currentTarget.value;
          if (typed === '') setText('');
          else want(typed);
        }}
        onBlur={() => {
          if (text === '') want(min);
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
