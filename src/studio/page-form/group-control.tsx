/** A group of fields; an optional one is added and removed as a whole. */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { isRecord } from '#kernel/is-record.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/form/field.tsx';
import { imageUrl } from '#ui/image-source.ts';
import { emptyOf, withValue } from './change.ts';
import type { ControlProps } from './control-props.ts';
import { type Control, nameOf } from './field.ts';
import { fieldLabel } from './field-label.ts';
import styles from './form.module.css';
import { useForm } from './form-context.ts';

interface Props extends ControlProps {
  control: Extract<Control, { kind: 'group' }>;
}

export function GroupControl({ control, field, path, label, required, value, onChange }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { errorAt, FieldEditor, owner } = useForm();
  const id = useId();
  const isOpen = isRecord(value);
  return (
    <fieldset className={styles.group} data-field-path={nameOf(path)}>
      <legend className={styles.legend}>{label}</legend>
      {isOpen && control.isImage ? <Thumbnail value={value} /> : null}
      {isOpen
        ? control.fields.map(inner => (
            <FieldEditor
              key={inner.name}
              field={inner.field}
              path={[...path, inner.name]}
              label={fieldLabel(inner.name, intl, owner)}
              required={inner.required}
              value={value[inner.name]}
              onChange={next => onChange(withValue(value, [inner.name], next))}
            />
          ))
        : null}
      {required && isOpen ? null : (
        <Button
          size="s"
          variant="tertiary"
          onClick={() =>
            onChange(isOpen ? undefined : emptyOf({ ...field, fallback: undefined, localizable: false }))
          }
        >
          {isOpen
            ? formatMessage({ id: 'PREVIEW_LEAVE_OUT_NAMED' }, { name: label })
            : formatMessage({ id: 'PREVIEW_ADD' }, { name: label })}
        </Button>
      )}
      <FieldNote id={id} error={errorAt(path)} />
    </fieldset>
  );
}

/** The image as rendered by the shop; nothing without a complete file name. */
function Thumbnail({ value }: { value: Readonly<Record<string, unknown>> }) {
  const { file } = value;
  if (typeof file !== 'string' || !/\.\w+$/.test(file)) return null;
  return (
    <img
      key={file}
      className={styles.thumbnail}
      src={imageUrl({ type: 'pagewidget', file }, 400)}
      alt=""
      loading="lazy"
    />
  );
}
