/** Props of every control: its field, path and value. */
import type { Field, FieldPath } from './field.ts';

export interface ControlProps {
  field: Field;
  path: FieldPath;
  label: string;
  required: boolean;
  value: unknown;
  /** @param value undefined removes the field */
  onChange: (value: unknown) => void;
}

export interface FieldEditorProps extends ControlProps {
  /** The value is a list entry, which has no label of its own. */
  isEntry?: boolean;
}
