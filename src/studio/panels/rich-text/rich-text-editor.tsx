/** The editor of a text with markup, or its HTML where the editor would change its structure. */

import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { RichTextProps } from '#page-form/control-props.ts';
import { nameOf } from '#page-form/field.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/form/field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { isEditable, lostElements } from './from-html.ts';
import type { Loss } from './paste/clean-paste.ts';
import { PastedLoss } from './pasted-loss.tsx';
import styles from './rich-text.module.css';
import { VisualEditor } from './visual-editor.tsx';

interface LargeProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** Outside of the form around it, in which the text is as narrow as the details: forms do not nest. */
const LargeEditor = ({ title, onClose, children }: LargeProps) => {
  const { formatMessage } = useIntl();
  return createPortal(
    <Dialog
      title={title}
      size="full"
      onClose={onClose}
      footer={<Button onClick={onClose}>{formatMessage({ id: 'PICK_DONE' })}</Button>}
    >
      <div className={styles.large} data-edits-document="">
        {children}
      </div>
    </Dialog>,
    document.body,
  );
};

export default function RichTextEditor(props: RichTextProps) {
  const { path, label, title = label, value, error, onChange, disabled = false } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [wantsSource, setSource] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [pasted, setPasted] = useState<Loss>({ pictures: [], elements: [] });
  // The text may come from elsewhere while the field is open, as by undo, and be one that the editor would change.
  const mayShow = isEditable(value);
  const isSource = wantsSource || !mayShow;
  // A window that was closed by such a text does not come back with the next one.
  if (isLarge && isSource) setLarge(false);
  const lost = isSource ? lostElements(value) : [];
  const loss =
    lost.length > 0
      ? formatMessage({ id: 'RICH_LOST' }, { elements: lost.map(name => `<${name}>`).join(', ') })
      : '';
  const structure = mayShow ? '' : formatMessage({ id: 'RICH_SOURCE_NOTE' });
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
          description={[structure, loss].filter(Boolean).join(' ')}
          onChange={onChange}
        />
      ) : (
        <>
          <span id={id} className={styles.label}>
            {label}
          </span>
          {/* One editor at a time has the text. */}
          {isLarge ? null : <VisualEditor {...props} labelId={id} onPaste={setPasted} />}
          <FieldNote id={id} error={error} />
          <PastedLoss loss={pasted} />
        </>
      )}
      <div className={styles.under}>
        {isSource ? null : (
          <button type="button" className={styles.mode} onClick={() => setLarge(true)}>
            {formatMessage({ id: 'RICH_LARGE' })}
          </button>
        )}
        <button
          type="button"
          className={styles.mode}
          disabled={!mayShow}
          aria-pressed={isSource}
          onClick={() => setSource(!wantsSource)}
        >
          {formatMessage({ id: 'RICH_SOURCE' })}
        </button>
      </div>
      {isLarge ? (
        <LargeEditor title={title} onClose={() => setLarge(false)}>
          <span id={`${id}-large`} className="visually-hidden">
            {title}
          </span>
          <VisualEditor {...props} labelId={`${id}-large`} onPaste={setPasted} />
          <FieldNote id={`${id}-large`} error={error} />
          <PastedLoss loss={pasted} />
        </LargeEditor>
      ) : null}
    </div>
  );
}
