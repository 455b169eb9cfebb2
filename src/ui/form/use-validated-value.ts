/** State of a field: its value when uncontrolled, and whether to show its error (on blur, then on every input). */
import { useState } from 'react';
import { isValid, type ValidationRule } from './validation.ts';

interface ValidatedField extends ValidationRule {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onValidity?: ((valid: boolean) => void) | undefined;
}

export function useValidatedValue({ value, defaultValue, onChange, onValidity, ...rule }: ValidatedField) {
  const [own, setOwn] = useState(defaultValue ?? '');
  const [failed, setFailed] = useState(false);
  const current = value ?? own;

  const judge = (next: string) => {
    const valid = isValid(next, rule);
    setFailed(!valid);
    onValidity?.(valid);
  };

  return {
    current,
    /** True from the first blur with an error until the value is valid. */
    failed: failed && !isValid(current, rule),
    handleChange(next: string) {
      setOwn(next);
      onChange?.(next);
      if (failed) judge(next);
    },
    handleBlur() {
      judge(current);
    },
  };
}
