/** Areas of pages and information pages: where each is shown, in which languages, and its state. */

import { useDeferredValue, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DocumentSummary, TextMatch } from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { DeletedDocuments } from '../../parts/documents/deleted-documents.tsx';
import { LanguageDots, StateMark } from '../../parts/documents/document-marks.tsx';
import { useDocuments } from '../../parts/documents/use-documents.ts';
import { Loading } from '../../parts/messages/load-state.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { ReleasePerspective } from '../../parts/releases/release-perspective.tsx';
import narrow from '../../parts/tables/stacked-table.module.css';
import { TableHead } from '../../parts/tables/table-head.tsx';
import { areaLimits, areaPlace, documentName } from '../../parts/texts/document-name.ts';
import { inOrder } from '../pages/page-order.ts';
import styles from './contents.module.css';
import { NewInformationPage } from './new-information-page.tsx';

// Documents whose texts contain what is searched, while a search field is written in.

/** The first text of each document, by its id. */
type TextMatches = ReadonlyMap<string, TextMatch>;

/** Empty until they have come, and for less than two characters; names are searched meanwhile. */
function useTextMatches(kind: 'content', query: string): TextMatches {
  const { api } = useStudio();
  const words = useDeferredValue(query.trim());
  const { release } = useCurrentRelease();
  const path = inRelease(`/api/text-matches?${new URLSearchParams({ kind, q: words }).toString()}`, release);
  const load = () => (words.length < 2 ? Promise.resolve([]) : api.get<TextMatch[]>(path));
  const { value = [] } = useAsync(path, load);
  return new Map(value.map(match => [match.id, match]));
}

const columns = [
  'CONTENTS_COLUMN_NAME',
  'CONTENTS_COLUMN_WHERE',
  'CONTENTS_COLUMN_STATE',
  'CONTENTS_COLUMN_LANGUAGES',
  'CONTENTS_COLUMN_CHANGED',
] as const;

export default function ContentsScreen() {
  const intl = useIntl();
  const { session } = useStudio();
  const documents = useDocuments('content');
  const [query, setQuery] = useState('');
  const texts = useTextMatches('content', query);
  const [isAdding, setAdding] = useState(false);
  if (documents === null) return <Loading />;
  const found = inOrder(documents, 'name', intl).filter(
    document =>
      // What one page alone shows is listed with the page, and found by its texts.
      texts.has(document.id) || (document.within === undefined && matches(document, query, intl)),
  );
  const pages = found.filter(({ addresses }) => Object.keys(addresses).length > 0);
  const areas = found.filter(({ addresses }) => Object.keys(addresses).length === 0);

  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <h1>
          <FormattedMessage id="CONTENTS_TITLE" />
        </h1>
        <input
          type="search"
          className={styles.search}
          value={query}
          placeholder={intl.formatMessage({ id: 'CONTENTS_SEARCH' })}
          aria-label={intl.formatMessage({ id: 'CONTENTS_SEARCH' })}
          onChange={event => setQuery(event.currentTarget.value)}
        />
        {atLeast(session.staff.role, 'editor') ? (
          <Button size="s" onClick={() => setAdding(true)}>
            <FormattedMessage id="CONTENTS_NEW" />
          </Button>
        ) : null}
      </header>
      <ReleasePerspective />
      <ContentTable title="CONTENTS_PAGES" documents={pages} texts={texts} />
      <ContentTable title="CONTENTS_AREAS" documents={areas} texts={texts} />
      <DeletedDocuments kind="content" />
      {isAdding ? <NewInformationPage documents={documents} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

/** The words that are seen, and those that the document has in other languages. */
const matches = (document: DocumentSummary, query: string, intl: IntlShape): boolean => {
  const { label, names, addresses, area } = document;
  return [
    documentName(document, intl),
    label,
    ...Object.values(names ?? {}),
    ...(area ? [areaPlace(area.areaName, intl), ...areaLimits(area, intl)] : []),
    ...Object.values(addresses),
  ].some(text => text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()));
};

interface TableProps {
  title: 'CONTENTS_PAGES' | 'CONTENTS_AREAS';
  documents: readonly DocumentSummary[];
  texts: TextMatches;
}

function ContentTable({ title, documents, texts }: TableProps) {
  return (
    <section aria-labelledby={title} className={styles.part}>
      <h2 id={title}>
        <FormattedMessage id={title} /> <span className={styles.count}>{documents.length}</span>
      </h2>
      {documents.length === 0 ? (
        <p className={styles.empty}>
          <FormattedMessage id="CONTENTS_NONE" />
        </p>
      ) : (
        <div className={styles.scroll}>
          <table className={classNames(styles.table, narrow.stacked)}>
            <TableHead columns={columns} />
            <tbody>
              {documents.map(document => (
                <ContentRow key={document.id} document={document} text={texts.get(document.id)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  document: DocumentSummary;
  /** Where its texts contain what is searched. */
  text: TextMatch | undefined;
}

function ContentRow({ document, text }: RowProps) {
  const intl = useIntl();
  const { id, changedAt, changedBy } = document;
  return (
    <tr>
      <th scope="row">
        <Link to={`/edit/${encodeURIComponent(id)}`}>{documentName(document, intl)}</Link>
        {text ? (
          <p className={styles.excerpt} lang={text.locale}>
            {text.before}
            <mark>{text.found}</mark>
            {text.after}
          </p>
        ) : null}
      </th>
      <td>
        <Where document={document} />
      </td>
      <td>
        <StateMark document={document} />
      </td>
      <td>
        <LanguageDots completeness={document.completeness} />
      </td>
      <td className={styles.changed}>
        {changedAt === null ? null : <span>{intl.formatDate(changedAt, { dateStyle: 'medium' })}</span>}
        {changedBy === null ? null : <span>{changedBy}</span>}
      </td>
    </tr>
  );
}

/** An address per language, or the place on pages with the limits that it has there. */
function Where({ document: { addresses, area } }: { document: DocumentSummary }) {
  const intl = useIntl();
  const limits = area ? areaLimits(area, intl) : [];
  if (area)
    return (
      <>
        {areaPlace(area.areaName, intl)}
        {limits.length > 0 ? (
          <span className={styles.family}>
            {limits.map(limit => (
              <span key={limit}>{limit}</span>
            ))}
          </span>
        ) : null}
      </>
    );
  return (
    <span className={styles.paths}>
      {[...new Set(Object.values(addresses))].map(path => (
        <span key={path}>{path}</span>
      ))}
    </span>
  );
}
