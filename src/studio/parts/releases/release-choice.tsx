/** Where changes go: into the ordinary drafts, or into a release. */
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Release } from '#studio-api/releases.ts';
import { announce } from '../messages/announcer.tsx';
import { useCurrentRelease } from './current-release.tsx';
import styles from './releases.module.css';

interface Props {
  releases: readonly Release[];
}

/** Nothing where there is no release to choose. */
export function ReleaseChoice({ releases }: Props) {
  const intl = useIntl();
  const { release, setRelease } = useCurrentRelease();
  const open = releases.filter(({ id, state }) => state !== 'live' || id === release);
  if (open.length === 0 && release === 0) return null;
  return (
    <label className={styles.choice}>
      <span>
        <FormattedMessage id="CONTEXT_RELEASE" />
      </span>
      <select value={release} onChange={({ currentTarget }) => setRelease(Number(currentTarget.value))}>
        <option value={0}>{intl.formatMessage({ id: 'CONTEXT_RELEASE_NOW' })}</option>
        {open.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Goes back to the ordinary drafts when the release cannot be opened any more, and says so. */
export function ReleaseGone() {
  const intl = useIntl();
  const { setRelease } = useCurrentRelease();
  useEffect(() => {
    setRelease(0);
    announce(intl.formatMessage({ id: 'RELEASE_GONE' }));
  }, [setRelease, intl]);
  return null;
}
