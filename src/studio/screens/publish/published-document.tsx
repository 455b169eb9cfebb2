/** One document of a publication: its languages, the places that show it, and what changes. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenDocument } from '#studio-api/documents.ts';
import { DocumentUses } from '../../parts/documents/document-uses.tsx';
import { LanguageDots } from '../../parts/documents/document-marks.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { ChangeList } from './change-list.tsx';
import styles from './publish.module.css';

/** What shoppers see of it on other pages changes, too. */
const isShared = ({ kind, area }: OpenDocument): boolean => kind === 'fragment' || area !== undefined;

/** Why shoppers will not see it once it is published. */
function unseenText({ body: { draft, activeTo } }: OpenDocument) {
  if (draft === true) return 'PUBLISH_STAYS_HIDDEN';
  return typeof activeTo === 'string' && Date.parse(activeTo) <= Date.now() ? 'PUBLISH_STAYS_ENDED' : null;
}

export function PublishedDocument({ document }: { document: OpenDocument }) {
  const name = documentName(document, useIntl());
  const unseen = unseenText(document);
  return (
    <section className={styles.document} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <LanguageDots completeness={document.completeness} />
      </header>
      {unseen ? (
        <p className={styles.unseen}>
          <FormattedMessage id={unseen} />
        </p>
      ) : null}
      {isShared(document) ? <DocumentUses id={document.id} /> : null}
      {document.state === 'new' ? (
        <p>
          <FormattedMessage id="PUBLISH_FIRST" />
        </p>
      ) : (
        <ChangeList key={document.version} id={document.id} from="live" to="draft" />
      )}
    </section>
  );
}
