/** State of a field: its value when uncontrolled, and whether to show its error (on blur, then on every input). */
import { useState } from 'react';
import { isValid, type ValidationRule } from './validation.ts';

interface ValidatedField extends ValidationRule {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onValidity?: ((valid: boolean) => void) | undefined;
}

/**
 * At once, or when the press that took the focus has ended: an error that appears during a press moves what is pressed from
 * under the finger, and its click is lost.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run();
  // A touch sends it too, behind its own events.
  else addEventListener('mouseup', () => setTimeout(run), { once: true });
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
      afterPress(() => judge(current));
    },
  };
}
