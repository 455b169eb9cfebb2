/** From a shared part back to the page on which its editor was opened; both go live with one press (R-STUDIO-243). */
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentId, DocumentSummary } from '#studio-api/documents.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './editor.module.css';

/** What was edited on the way to this document. */
export interface EditedWith {
  /** The page that led here; absent: none did. */
  from: DocumentId | undefined;
  /** What goes live with this document, when it has changes: the page, or the parts that were edited from it. */
  others: readonly DocumentId[];
}

const isId = (value: unknown): value is DocumentId => typeof value === 'string' && /^[a-z]+:[^/]/.test(value);

export function readEditedWith(state: unknown): EditedWith {
  const { from, also } = isRecord(state) ? state : {};
  const others = [from, ...(Array.isArray(also) ? also : [])].filter(isId);
  return { from: isId(from) ? from : undefined, others: [...new Set(others)] };
}

export const useEditedWith = (): EditedWith => readEditedWith(useLocation().state);

const unpublished: readonly string[] = ['changed', 'new', 'withdrawn'] satisfies DocumentSummary['state'][];

/** Of documents, those that have something to publish. */
export async function changedOf(ids: readonly DocumentId[], api: ApiClient): Promise<DocumentId[]> {
  if (ids.length === 0) return [];
  const all = await api.get<DocumentSummary[]>('/api/documents');
  return all.flatMap(({ id, state }) => (ids.includes(id) && unpublished.includes(state) ? [id] : []));
}

interface Props {
  /** What is open. */
  id: DocumentId;
}

export function WayBack({ id }: Props) {
  const edited = useEditedWith();
  // Most editors are opened from a list, and need no names of other documents.
  return edited.from === undefined ? null : <BackTo id={id} {...edited} />;
}

function BackTo({ id, from, others }: Props & EditedWith) {
  const intl = useIntl();
  const documents = useDocumentNames();
  const page = documents.find(document => document.id === from);
  if (!page) return null;
  const also = [id, ...others.filter(other => other !== page.id)];
  return (
    <Link to={`/edit/${encodeURIComponent(page.id)}`} state={{ also }} className={styles.wayBack}>
      <Icon of={chevronLeftIcon} size={16} />
      {intl.formatMessage({ id: 'EDITOR_BACK_TO' }, { name: documentName(page, intl) })}
    </Link>
  );
}
