/** What every control gets: its field, its place, what stands there. */
import type { Field, Way } from './field.ts';

export interface ControlProps {
  field: Field;
  way: Way;
  label: string;
  required: boolean;
  value: unknown;
  /** Undefined takes the field away. */
  onChange: (value: unknown) => void;
}

export interface FieldEditorProps extends ControlProps {
  /** An entry of a list says its name itself. */
  isEntry?: boolean;
}
