/** The editor of a text with markup, or its HTML where the editor would change its structure. */
import type { RichTextProps } from '#page-form/control-props.ts';
import { nameOf } from '#page-form/field.ts';
import { FieldNote } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isEditable } from './from-html.ts';
import styles from './rich-text.module.css';
import { VisualEditor } from './visual-editor.tsx';

export default function RichTextEditor(props: RichTextProps) {
  const { path, label, value, error, onChange, disabled = false } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [isSource, setSource] = useState(() => !isEditable(value));
  // While the HTML is typed, it may be a text that the editor would change.
  const mayShow = !isSource || isEditable(value);
  return (
    <div className={styles.field}>
      {isSource ? (
        <TextArea
          label={label}
          name={nameOf(path)}
          rows={8}
          value={value}
          error={error}
          disabled={disabled}
          description={mayShow ? '' : formatMessage({ id: 'RICH_SOURCE_NOTE' })}
          onChange={onChange}
        />
      ) : (
        <>
          <span id={id} className={styles.label}>
            {label}
          </span>
          <VisualEditor {...props} labelId={id} />
          <FieldNote id={id} error={error} />
        </>
      )}
      <button
        type="button"
        className={styles.mode}
        disabled={!mayShow}
        aria-pressed={isSource}
        onClick={() => setSource(!isSource)}
      >
        {formatMessage({ id: 'RICH_SOURCE' })}
      </button>
    </div>
  );
}
