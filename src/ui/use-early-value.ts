/** Takes over values that were typed, ticked or autofilled before hydration: React leaves them in the control, but not in the state. */
import { useEffectEvent, useLayoutEffect } from 'react';

/** @param read returns the control's value, once it is in the document */
export function useEarlyValue<Value>(read: () => Value, current: Value, adopt: (early: Value) => void): void {
  const take = useEffectEvent(() => {
    const early = read();
    if (early !== current) adopt(early);
  });
  // Runs before an early click on a button of the same form is replayed.
  useLayoutEffect(() => take(), []);
}

/** Value of the text field with this id; `absent` while it is not in the document. */
export function textIn(id: string, absent: string): string {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value
    : absent;
}
