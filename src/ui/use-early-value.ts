/** Takes over what was typed, ticked or filled in by the browser before hydration: React leaves it in the control, but not in the state. */
import { useEffectEvent, useLayoutEffect } from 'react';

/** @param read what the control holds, once it is in the document. */
export function useEarlyValue<Value>(read: () => Value, current: Value, adopt: (early: Value) => void): void {
  const take = useEffectEvent(() => {
    const early = read();
    if (early !== current) adopt(early);
  });
  // Before an early press on a button of the same form is repeated.
  useLayoutEffect(() => take(), []);
}

/** What the text field with this id holds; `absent` while it is not in the document. */
export function textIn(id: string, absent: string): string {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value
    : absent;
}
