/** Maps a path in the instance to its control, and back. */
import { type Way, nameOf } from '../form/field.ts';

export const wayOfName = (name: string): Way =>
  name.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step));

/** Focuses the control of the path, or the nearest enclosing one. */
export function focusField(form: HTMLElement | null, way: Way): void {
  if (!form) return;
  for (let length = way.length; length > 0; length -= 1) {
    const name = CSS.escape(nameOf(way.slice(0, length)));
    const own = form.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`);
    const around = form.querySelector<HTMLElement>(`[data-way="${name}"]`);
    const control =
      own ??
      around?.querySelector<HTMLElement>('input:not(:disabled), textarea, select, button:not(:disabled)');
    if (control) {
      control.focus();
      control.scrollIntoView({ block: 'center' });
      return;
    }
  }
}
