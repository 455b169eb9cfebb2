/** All pages of the shop, with their states. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentSummary } from '#studio-api/documents.ts';
import type { ViewsByPage } from '#studio-api/figures.ts';
import { inRelease } from '#studio-api/releases.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { DeletedDocuments } from '../../parts/documents/deleted-documents.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { ReleasePerspective } from '../../parts/releases/release-perspective.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { DocumentTable } from './document-table.tsx';
import { NewPage } from './new-page.tsx';
import { PageFilters } from './page-filters.tsx';
import { inOrder } from './page-order.ts';
import styles from './pages.module.css';
import { matchesFilter, usePageFilter } from './use-page-filter.ts';

/** A page is listed with what it alone shows. */
function asWhole(page: DocumentSummary): DocumentSummary {
  if (!page.whole) return page;
  const { next: _, approval: __, ...own } = page;
  return { ...own, ...page.whole };
}

/** Of pages alone: what is known of a shared part is known by page. The list does not wait for them. */
function usePageViews(kind: string): ViewsByPage | null {
  const { api } = useStudio();
  const { value } = useAsync(`page-views ${kind}`, () =>
    kind === 'page' ? api.get<ViewsByPage>('/api/page-views') : Promise.resolve(null),
  );
  return value ?? null;
}

export default function PagesScreen() {
  const intl = useIntl();
  const { api, session } = useStudio();
  const [filter, setFilter] = usePageFilter();
  const { query, kind } = filter;
  const [isCreating, setCreating] = useState(false);
  const { release } = useCurrentRelease();
  const path = inRelease(`/api/documents?kind=${kind}`, release);
  const { value, error, reload } = useAsync(path, () => api.get<DocumentSummary[]>(path));
  const views = usePageViews(kind);
  useEvents(['drafts', 'published', 'approvals'], reload);
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'SHELL_SECTION_PAGES' })} · Studio`;
  }, [intl]);

  const found = value?.map(asWhole).filter(each => matchesFilter(each, documentName(each, intl), filter));
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="SHELL_SECTION_PAGES" />
        </h1>
        <input
          type="search"
          className={styles.search}
          value={query}
          placeholder={intl.formatMessage({ id: 'PAGES_SEARCH' })}
          aria-label={intl.formatMessage({ id: 'PAGES_SEARCH' })}
          onChange={event => setFilter({ query: event.currentTarget.value })}
        />
        <PageFilters filter={filter} onChange={setFilter} />
        {atLeast(session.staff.role, 'editor') ? (
          <Button size="s" onClick={() => setCreating(true)}>
            <FormattedMessage id="PAGES_NEW" />
          </Button>
        ) : null}
      </header>
      <ReleasePerspective />
      {found ? (
        <DocumentTable documents={inOrder(found, filter.order, intl, views?.views)} views={views} />
      ) : (
        <LoadState error={error} onRetry={reload} />
      )}
      <DeletedDocuments kind={kind} />
      {isCreating ? <NewPage pages={value ?? []} onClose={() => setCreating(false)} /> : null}
    </div>
  );
}
