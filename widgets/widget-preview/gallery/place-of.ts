/** Position of an error in the form's labels: `Napit › 2 › Linkki`. */

import type { FieldPath } from '#page-form/field.ts';
import { fieldLabel } from '#page-form/field-label.ts';

export const fieldPathText = (path: FieldPath, intl: Parameters<typeof fieldLabel>[1]): string =>
  (path[0] === 'props' && path.length > 1 ? path.slice(1) : path)
    .map(step => (typeof step === 'number' ? String(step + 1) : fieldLabel(step, intl)))
    .join(' › ');
