/** Takes over radios that were checked before hydration: the browser has marked them, the state has not. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  take: (value: string, name: string) => void,
): void {
  const first = useRef(take);
  // Runs before the click that started hydration is replayed.
  useLayoutEffect(() => {
    const marked = form.current?.querySelectorAll<HTMLInputElement>('[type=radio]:checked') ?? [];
    for (const { name, value } of marked) first.current(value, name);
  }, [form]);
}
