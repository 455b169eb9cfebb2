/** A field that holds nothing but the name of a picture: chosen from the library, never typed. */

import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ControlProps } from '#page-form/control-props.ts';
import { nameOf } from '#page-form/field.ts';
import { useForm } from '#page-form/form-context.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote, noteIdOf } from '#ui/form/field.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import styles from './library.module.css';
import { PictureDialog } from './picture-dialog.tsx';

export function PictureFileControl({ path, label, required, value, onChange }: ControlProps) {
  const { formatMessage } = useIntl();
  const { errorAt } = useForm();
  const { session } = useStudio();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const file = typeof value === 'string' && value !== '' ? value : null;
  return (
    <fieldset
      className={styles.field}
      aria-describedby={errorAt(path) ? noteIdOf(id) : undefined}
      data-field-path={nameOf(path)}
    >
      <legend className={styles.legend}>{label}</legend>
      {file === null ? null : (
        <>
          <img
            className={styles.phone}
            src={`${session.shopOrigin}/images/pagewidget/400w/${encodeURIComponent(file)}`}
            alt=""
            loading="lazy"
          />
          <p className={styles.hint}>{file}</p>
        </>
      )}
      <div className={styles.buttons}>
        <Button size="s" variant="secondary" name={nameOf(path)} onClick={() => setOpen(true)}>
          {formatMessage({ id: file === null ? 'MEDIA_CHOOSE' : 'MEDIA_CHANGE' })}
        </Button>
        {file === null || required ? null : (
          <Button size="s" variant="tertiary" onClick={() => onChange(undefined)}>
            {formatMessage({ id: 'PREVIEW_LEAVE_OUT_NAMED' }, { name: label })}
          </Button>
        )}
      </div>
      <FieldNote id={id} error={errorAt(path)} />
      {isOpen ? (
        <PictureDialog
          title={formatMessage({ id: 'MEDIA_CHOOSE' })}
          chosen={file}
          onPick={({ name }) => onChange(name)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}
