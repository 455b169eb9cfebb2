/** Of a document that was not published from Studio yet. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentId } from '#studio-api/documents.ts';
import styles from './history.module.css';

const contents = (text: ReactNode) => (
  <Link key="contents" to="/contents">
    {text}
  </Link>
);

/** A page leads on to its areas, whose contents are most of what people look for in its history. */
export const NoHistory = ({ id }: { id: DocumentId }) => (
  <div className={styles.note}>
    <p>
      <FormattedMessage id="HISTORY_NONE" />.
    </p>
    {id.startsWith('page:') ? (
      <p>
        <FormattedMessage id="HISTORY_AREAS" values={{ contents }} />
      </p>
    ) : null}
  </div>
);
