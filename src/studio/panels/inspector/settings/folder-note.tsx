/** Marks a field that says something else than the folder of the shop, and takes it back there by one press. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { FieldPath } from '#page-form/field.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from '../../../editing/context/editor-context.ts';
import { backToFolder, differs, differsAt, shortValue } from './folder-values.ts';
import styles from './settings.module.css';

interface Props {
  folder: DocumentBody;
  path: FieldPath;
  locales: readonly string[];
  /** Sets the field; undefined removes it. */
  onBack: (value: unknown) => void;
}

/** Reads observables: for observers. */
export const FolderNote = observer(function FolderNote({ folder, path, locales, onBack }: Props) {
  const intl = useIntl();
  const { draft } = useEditor();
  if (!differsAt(folder, draft.body, path)) return null;
  const value = fieldValueAt(folder, path);
  const named = shortValue(value, locales);
  const name = fieldLabel(String(path.at(-1)), intl, 'settings');
  return (
    <p className={styles.changed}>
      <span className={styles.changedMark}>
        <FormattedMessage id="SETTINGS_CHANGED" />
      </span>
      {named === undefined ? null : (
        <span className={styles.was}>
          <FormattedMessage id="SETTINGS_IN_FOLDER" values={{ value: named }} />
        </span>
      )}
      {draft.isReadOnly ? null : (
        <button
          type="button"
          className={styles.back}
          aria-label={intl.formatMessage({ id: 'SETTINGS_BACK_NAMED' }, { name })}
          onClick={() => onBack(value)}
        >
          <FormattedMessage id="SETTINGS_BACK" />
        </button>
      )}
    </p>
  );
});

/** Says that the document differs from the folder, and takes all of it back there; one step of undo brings it again. */
export const DocumentNote = observer(function DocumentNote({ folder }: Pick<Props, 'folder'>) {
  const { formatMessage } = useIntl();
  const editor = useEditor();
  const { body, isReadOnly } = editor.draft;
  if (!differs(folder, body))
    return (
      <p className={styles.same}>
        <FormattedMessage id="SETTINGS_SAME_AS_FOLDER" />
      </p>
    );
  const label = formatMessage({ id: 'SETTINGS_BACK_ALL' });
  return (
    <div className={styles.document}>
      <p>
        <FormattedMessage id="SETTINGS_DIFFERS" />
      </p>
      {isReadOnly ? null : (
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            if (editor.change(backToFolder(folder, body), label))
              editor.announce(formatMessage({ id: 'SETTINGS_BACK_DONE' }));
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
});
