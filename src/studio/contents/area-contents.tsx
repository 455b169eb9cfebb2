/** The documents that an area of a page shows: a way from the page to its content. */
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { StateMark } from '../shell/document-marks.tsx';
import { useDocuments } from './use-documents.ts';
import styles from './contents.module.css';

export function AreaContents({ node }: { node: DocumentNode }) {
  const documents = useDocuments('content') ?? [];
  const { family, areaName, alias } = node;
  const shown = documents.filter(({ area, addresses }) =>
    area
      ? area.family === family && area.areaName === areaName
      : Object.values(addresses).some(path => path === `/${String(alias)}`),
  );
  if (shown.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>
        <FormattedMessage id="CONTENTS_IN_AREA" />
      </h3>
      <ul className={styles.list}>
        {shown.map(({ id, label, state }) => (
          <li key={id}>
            <Link to={`/edit/${encodeURIComponent(id)}`}>{label}</Link> <StateMark state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
