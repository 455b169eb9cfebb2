/** Maps a path in the instance to its control, and back. */
import { type FieldPath, nameOf } from './field.ts';

export const pathOfName = (name: string): FieldPath =>
  name.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step));

/** Focuses the control of the path, or the nearest enclosing one. */
export function focusField(form: HTMLElement | null, path: FieldPath): void {
  if (!form) return;
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(nameOf(path.slice(0, length)));
    const own = form.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`);
    const around = form.querySelector<HTMLElement>(`[data-field-path="${name}"]`);
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
