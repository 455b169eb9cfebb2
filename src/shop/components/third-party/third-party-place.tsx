/** The place of a third-party service, which says why it is empty; its height is the same before, while and after the service loads. */
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import styles from './third-party-place.module.css';
import type { ThirdPartyState } from './use-third-party-scripts.ts';

interface Props {
  /** Name of the region. */
  label: string;
  /** Name of the service in the note. */
  service: string;
  state: ThirdPartyState;
  size: Pick<CSSProperties, 'width' | 'minHeight'>;
  /** Says nothing, where space is limited. */
  quiet?: boolean;
  /** What the service fills; React does not render inside. */
  children: ReactNode;
}

export function ThirdPartyPlace({ label, service, state, size, quiet = false, children }: Props) {
  const { formatMessage } = useIntl();
  // A page is made before its visitor is known: what it says then holds the place of all that follows.
  const seen = (isSeen: boolean) => classNames(styles.note, !isSeen && styles.unseen);
  return (
    <section className={styles.place} style={size} aria-label={label}>
      {children}
      {quiet ? null : (
        <p className={seen(state === 'waiting')}>
          {formatMessage({ id: 'THIRD_PARTY_NEEDS_CONSENT' }, { service })}
        </p>
      )}
      {quiet || state !== 'failed' ? null : (
        <p className={styles.note}>{formatMessage({ id: 'THIRD_PARTY_FAILED' }, { service })}</p>
      )}
    </section>
  );
}
