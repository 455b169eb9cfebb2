/** A press on the previewed widget chooses a field of it, and does nothing else. */
import { type RefObject, useEffect } from 'react';
import { sendToGallery } from './messages.ts';
import { tracesAt } from '#page-form/traces.ts';

/** Tells the gallery what was pressed inside the element. */
export function usePressed(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    /** Blocks navigation and form submission. */
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('a[href]')) event.preventDefault();
      sendToGallery({ kind: 'picked', traces: tracesAt(event.target, element) });
    };
    const submit = (event: Event) => event.preventDefault();
    element.addEventListener('click', press, true);
    element.addEventListener('submit', submit, true);
    return () => {
      element.removeEventListener('click', press, true);
      element.removeEventListener('submit', submit, true);
    };
  }, [root]);
}
