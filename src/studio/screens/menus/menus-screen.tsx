/** The menus of the shop, by where they are shown. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentSummary } from '#studio-api/documents.ts';
import { LanguageDots, StateMark } from '../../parts/documents/document-marks.tsx';
import { useDocuments } from '../../parts/documents/use-documents.ts';
import { Loading } from '../../parts/messages/load-state.tsx';
import { ReleasePerspective } from '../../parts/releases/release-perspective.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from '../contents/contents.module.css';

export default function MenusScreen() {
  const documents = useDocuments('menu');
  if (documents === null) return <Loading />;
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <h1>
          <FormattedMessage id="MENUS_TITLE" />
        </h1>
      </header>
      <ReleasePerspective />
      <ul className={styles.menus}>
        {inShopOrder(documents).map(document => (
          <MenuCard key={document.id} document={document} />
        ))}
      </ul>
    </div>
  );
}

/** From the top of a page to its end; menus of other places come last. */
const places = ['main-desktop', 'main-mobile', 'top-bar', 'info-pages', 'footer-first', 'footer-second'];
const placeOf = ({ key }: DocumentSummary): number => {
  const at = places.indexOf(key);
  return at < 0 ? places.length : at;
};
const inShopOrder = (documents: readonly DocumentSummary[]): DocumentSummary[] =>
  documents.toSorted((one, other) => placeOf(one) - placeOf(other));

function MenuCard({ document }: { document: DocumentSummary }) {
  const intl = useIntl();
  return (
    <li className={styles.menu}>
      <Link to={`/edit/${encodeURIComponent(document.id)}`}>{documentName(document, intl)}</Link>
      <span>
        <StateMark document={document} />
      </span>
      <LanguageDots completeness={document.completeness} />
    </li>
  );
}
