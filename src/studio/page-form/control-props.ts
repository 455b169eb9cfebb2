/** Props of every control: its field, path and value. */
import type { ComponentType } from 'react';
import type { Field, FieldPath, PickedReference } from './field.ts';

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

export interface RichTextProps extends Pick<ControlProps, 'path' | 'label'> {
  onChange: (value: string) => void;
  value: string;
  error: string | undefined;
  /** Language of the text. */
  lang?: string | undefined;
  /** What the text is called in a window of its own, where nothing around it names the field; absent: as the label. */
  title?: string | undefined;
  disabled?: boolean;
}

/** Controls that replace typing. */
export interface SpecialControls {
  Link?: ComponentType<ControlProps>;
  /** One thing of the shop, or a list of them. */
  Reference?: ComponentType<ControlProps & { reference: PickedReference }>;
  RichText?: ComponentType<RichTextProps>;
  /** A picture with its sizes and texts. */
  Picture?: ComponentType<ControlProps>;
  /** The name of a picture's file alone. */
  PictureFile?: ComponentType<ControlProps>;
  /** Which products a list shows. */
  Products?: ComponentType<ControlProps>;
  /** The id of a message of the shop. */
  Message?: ComponentType<
    Pick<ControlProps, 'path' | 'onChange'> & { value: string; error: string | undefined }
  >;
}
