/** A part that several pages share: the way to it, and where else it is shown. */
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { DocumentUses } from '../../parts/documents/document-uses.tsx';
import styles from './shown-documents.module.css';

export function SharedPart({ name }: { name: string }) {
  return (
    <section>
      <p>
        <FormattedMessage id="INSPECTOR_FRAGMENT_NOTE" />
      </p>
      <p>
        <Link className={styles.open} to={`/edit/${encodeURIComponent(`fragment:${name}`)}`}>
          <FormattedMessage id="USES_EDIT_SHARED" />
        </Link>
      </p>
      <DocumentUses id={`fragment:${name}`} />
    </section>
  );
}
