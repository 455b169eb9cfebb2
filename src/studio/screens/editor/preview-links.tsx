/** The links that show a document's draft now, each of which can be ended. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreviewLinkInfo } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import styles from './editor.module.css';

interface Props {
  document: DocumentId;
  /** The list is read again when it changes. */
  edition: number;
}

export function PreviewLinks({ document, edition }: Props) {
  const intl = useIntl();
  const { api } = useStudio();
  const path = `/api/links?document=${encodeURIComponent(document)}`;
  const links = useAsync(path, () => api.get<PreviewLinkInfo[]>(path), edition);
  const end = async (id: number) => {
    // One that has ended meanwhile is gone from the list as well.
    await api.delete(`/api/links/${id}`).catch(() => undefined);
    links.reload();
  };
  if (!links.value || links.value.length === 0) return null;
  return (
    <section>
      <h3 className={styles.linksTitle}>
        <FormattedMessage id="PREVIEW_LINK_LIST" />
      </h3>
      <ul className={styles.links}>
        {links.value.map(({ id, madeBy, endsAt }) => {
          const date = intl.formatDate(endsAt, { dateStyle: 'medium', timeStyle: 'short' });
          const what = intl.formatMessage({ id: 'PREVIEW_LINK_MADE' }, { name: madeBy, date });
          return (
            <li key={id}>
              <span>{what}</span>
              <Button
                size="s"
                variant="tertiary"
                aria-label={intl.formatMessage({ id: 'PREVIEW_LINK_END_LABEL' }, { link: what })}
                onClick={() => void end(id)}
              >
                <FormattedMessage id="PREVIEW_LINK_END" />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
