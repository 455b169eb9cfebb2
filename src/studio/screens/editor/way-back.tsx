/** From a shared part back to the page on which its editor was opened; both go live with one press (R-STUDIO-243). */
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { type EditedWay, useEditedWay, wayBack } from '../../parts/documents/edited-way.ts';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './editor.module.css';

interface Props {
  /** What is open. */
  draft: EditorStore['draft'];
}

export function WayBack({ draft }: Props) {
  const way = useEditedWay();
  // Most editors are opened from a list, and need no names of other documents.
  return way.from.length === 0 ? null : <BackTo draft={draft} way={way} />;
}

const BackTo = observer(function BackTo({ draft, way }: Props & { way: EditedWay }) {
  const intl = useIntl();
  const documents = useDocumentNames();
  const page = documents.find(document => document.id === way.from.at(-1));
  if (!page) return null;
  return (
    <Link to={`/edit/${encodeURIComponent(page.id)}`} state={wayBack(way, draft)} className={styles.wayBack}>
      <Icon of={chevronLeftIcon} size={16} />
      {intl.formatMessage({ id: 'EDITOR_BACK_TO' }, { name: documentName(page, intl) })}
    </Link>
  );
});
