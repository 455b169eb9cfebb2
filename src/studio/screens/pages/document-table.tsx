/** Documents as a table: name, addresses, state, languages, findings, last change, views. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { DocumentSummary } from '#studio-api/documents.ts';
import type { ViewsByPage } from '#studio-api/figures.ts';
import { classNames } from '#ui/class-names.ts';
import { ApprovalMark } from '../../parts/documents/approval-mark.tsx';
import { LanguageDots, StateMark } from '../../parts/documents/document-marks.tsx';
import narrow from '../../parts/tables/stacked-table.module.css';
import { TableHead } from '../../parts/tables/table-head.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './pages.module.css';

const columns = [
  'PAGES_COLUMN_NAME',
  'PAGES_COLUMN_ADDRESS',
  'PAGES_COLUMN_STATE',
  'PAGES_COLUMN_LANGUAGES',
  'PAGES_COLUMN_FINDINGS',
  'PAGES_COLUMN_CHANGED',
] as const;

interface Props {
  documents: readonly DocumentSummary[];
  /** Null where none are known. */
  views: ViewsByPage | null;
}

export function DocumentTable({ documents, views }: Props) {
  if (documents.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage id="PAGES_NONE" />
      </p>
    );
  return (
    <table className={classNames(styles.table, narrow.stacked)}>
      <TableHead columns={views ? [...columns, 'PAGES_COLUMN_VIEWS'] : columns} />
      <tbody>
        {documents.map(document => (
          <DocumentRow key={document.id} document={document} views={views} />
        ))}
      </tbody>
    </table>
  );
}

function DocumentRow({ document, views }: { document: DocumentSummary } & Pick<Props, 'views'>) {
  const intl = useIntl();
  const { search } = useLocation();
  const { id, addresses, completeness, findings, changedBy, changedAt } = document;
  // One address for all languages is written once.
  const paths = [...new Set(Object.values(addresses))];
  return (
    <tr>
      <th scope="row">
        <Link to={`/edit/${encodeURIComponent(id)}`} state={{ list: search }}>
          {documentName(document, intl)}
        </Link>
      </th>
      <td className={styles.addresses}>
        {paths.map(path => (
          <span key={path}>{path}</span>
        ))}
      </td>
      <td>
        <StateMark document={document} /> <ApprovalMark approval={document.approval} />
      </td>
      <td>
        <LanguageDots completeness={completeness} />
      </td>
      <td>
        {findings.errors > 0 ? (
          <span className={styles.errors}>
            <FormattedMessage id="OUTLINE_ERRORS" values={{ count: findings.errors }} />
          </span>
        ) : null}{' '}
        {findings.warnings > 0 ? (
          <span className={styles.warnings}>
            <FormattedMessage id="OUTLINE_WARNINGS" values={{ count: findings.warnings }} />
          </span>
        ) : null}
      </td>
      <td className={styles.changed}>
        {changedAt === null ? null : (
          <>
            {intl.formatDate(changedAt, { dateStyle: 'medium', timeStyle: 'short' })}
            {changedBy === null ? null : <span>{changedBy}</span>}
          </>
        )}
      </td>
      {views ? (
        <td className={styles.views}>{id in views.views ? intl.formatNumber(views.views[id] ?? 0) : null}</td>
      ) : null}
    </tr>
  );
}
