/** Where a document is used: a sentence with the number, and the list below it. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentId, DocumentUse } from '#studio-api/documents.ts';
import { useAsync } from '../api/use-async.ts';
import { useStudio } from '../context/studio-context.ts';
import { useEvents } from '../context/use-events.ts';
import { useCurrentRelease } from '../releases/current-release.tsx';
import { documentPath } from '../releases/document-path.ts';
import { documentName } from '../texts/document-name.ts';
import styles from './document-uses.module.css';

interface Props {
  id: DocumentId;
  /** Whether to say that nothing uses it. */
  saysNone?: boolean;
  /** Whose drafts use it; absent: those of the current release. */
  release?: number;
}

export function DocumentUses({ id, saysNone = false, release }: Props) {
  const { api } = useStudio();
  const { release: current } = useCurrentRelease();
  const path = documentPath(id, release ?? current, '/uses');
  const { value, reload } = useAsync(path, () => api.get<DocumentUse[]>(path));
  useEvents(['published'], reload);
  return value === undefined ? null : <UseList uses={value} saysNone={saysNone} />;
}

export function UseList({ uses, saysNone = false }: { uses: readonly DocumentUse[]; saysNone?: boolean }) {
  const intl = useIntl();
  if (uses.length === 0)
    return saysNone ? (
      <p className={styles.unused}>
        <FormattedMessage id="USES_NONE" />
      </p>
    ) : null;
  return (
    <details className={styles.uses}>
      <summary>
        <FormattedMessage id="USES_COUNT" values={{ count: uses.length }} />
      </summary>
      <ul>
        {uses.map(use => (
          <li key={use.id}>
            <Link to={`/edit/${encodeURIComponent(use.id)}`}>{documentName(use, intl)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
