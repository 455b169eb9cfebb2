/** Which of a page and its areas go live, where that is a question: each can be left out, and what is left out be added. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentId, DocumentSummary } from '#studio-api/documents.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { StateMark } from '../../parts/documents/document-marks.tsx';
import { nameWithin } from '../../parts/texts/document-name.ts';
import styles from './publish.module.css';

interface Props {
  editor: EditorStore;
  /** Those that differ from what shoppers see. */
  offered: readonly DocumentId[];
  /** What is chosen when the dialog opens. */
  main: readonly DocumentId[];
  chosen: readonly DocumentId[];
  /** Every document, for its name. */
  names: readonly DocumentSummary[];
  onChange(chosen: readonly DocumentId[]): void;
}

export const GroupDrafts = observer(function GroupDrafts(props: Props) {
  const { editor, offered, main, chosen, names, onChange } = props;
  const intl = useIntl();
  if (offered.length < 2 && offered.every(id => main.includes(id))) return null;
  const drafts = offered.flatMap(id => editor.group.editorOf(id)?.draft ?? []);
  return (
    <fieldset className={styles.group}>
      <legend>
        <FormattedMessage id="PUBLISH_OF_PAGE" />
      </legend>
      {drafts.map(({ id, state, about }) => (
        <label key={id} className={styles.accept}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={event =>
              onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter(each => each !== id))
            }
          />
          {nameWithin(about, names, intl)}
          <StateMark document={{ state }} />
          {about.changedBy === null ? null : <span className={styles.by}>{about.changedBy}</span>}
        </label>
      ))}
    </fieldset>
  );
});
