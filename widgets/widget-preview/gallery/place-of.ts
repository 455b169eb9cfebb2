/** Position of an error in the form's labels: `Napit › 2 › Linkki`. */
import { fieldLabel } from '../form/field-label.ts';
import type { Way } from '../form/field.ts';

export const placeOf = (way: Way, intl: Parameters<typeof fieldLabel>[1]): string =>
  (way[0] === 'props' && way.length > 1 ? way.slice(1) : way)
    .map(step => (typeof step === 'number' ? String(step + 1) : fieldLabel(step, intl)))
    .join(' › ');
