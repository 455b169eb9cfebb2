/** Radios that were pressed before this code was there: the browser has marked them, and the state takes them over. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  take: (value: string, name: string) => void,
): void {
  const first = useRef(take);
  // Before the press that woke this up is repeated.
  useLayoutEffect(() => {
    const marked = form.current?.querySelectorAll<HTMLInputElement>('[type=radio]:checked') ?? [];
    for (const { name, value } of marked) first.current(value, name);
  }, [form]);
}
