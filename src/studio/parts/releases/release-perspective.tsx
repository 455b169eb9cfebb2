/** Above a list: whose drafts it shows. Nothing where there is no release. */
import { FormattedMessage } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import { useEvents } from '../context/use-events.ts';
import { useCurrentRelease } from './current-release.tsx';
import { ReleaseChoice, ReleaseGone } from './release-choice.tsx';
import styles from './releases.module.css';
import { useReleases } from './use-releases.ts';

export function ReleasePerspective() {
  const { release } = useCurrentRelease();
  const { value, reload } = useReleases();
  useEvents(['published'], reload);
  if (!value || (value.length === 0 && release === 0)) return null;
  const current = value.find(({ id, state }) => id === release && state !== 'live');
  if (release !== 0 && !current) return <ReleaseGone />;
  return (
    <div className={classNames(styles.perspective, current && styles.inRelease)}>
      <ReleaseChoice releases={value} />
      {current ? (
        <p>
          <FormattedMessage id="RELEASE_LIST" values={{ title: current.title }} />
        </p>
      ) : null}
    </div>
  );
}
