/** The releases: what is in them, what is found, and publishing or deleting them as a whole. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Release } from '#studio-api/releases.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { useReleases } from '../../parts/releases/use-releases.ts';
import { NameDialog } from './name-dialog.tsx';
import { ReleaseCard } from './release-card.tsx';
import styles from './releases.module.css';

export default function ReleasesScreen() {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { value, error, reload } = useReleases();
  useEvents(['published', 'drafts', 'approvals'], reload);
  const [isNaming, setNaming] = useState(false);
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'RELEASES_TITLE' })} · Studio`;
  }, [intl]);
  if (!value) return <LoadState error={error} onRetry={reload} />;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="RELEASES_TITLE" />
        </h1>
        {atLeast(session.staff.role, 'editor') ? (
          <Button size="s" onClick={() => setNaming(true)}>
            <FormattedMessage id="RELEASES_NEW" />
          </Button>
        ) : null}
      </header>
      <p className={styles.soft}>
        <FormattedMessage id="RELEASES_TEXT" />
      </p>
      {value.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="RELEASES_NONE" />
        </p>
      ) : (
        <ul className={styles.releases}>
          {value.map(release => (
            <ReleaseCard key={release.id} release={release} onChanged={reload} />
          ))}
        </ul>
      )}
      {isNaming ? (
        <NameDialog
          title="RELEASES_NEW"
          confirm="RELEASES_CREATE"
          onClose={() => setNaming(false)}
          onName={async title => {
            await api.post<Release>('/api/releases', { title });
            reload();
          }}
        />
      ) : null}
    </div>
  );
}
