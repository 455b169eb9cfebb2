/** What is found in what is to be published. Errors stop a publication; warnings need a tick. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StudioFinding } from '#studio-api/documents.ts';
import styles from './publish.module.css';

interface Props {
  /** Not empty. */
  findings: readonly StudioFinding[];
  accepts: boolean;
  onAccept(accepts: boolean): void;
  /** Lists them. */
  children: ReactNode;
}

export function PublicationFindings({ findings, accepts, onAccept, children }: Props) {
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <section className={styles.findings}>
      <h3>
        <FormattedMessage id={hasErrors ? 'PUBLISH_ERRORS' : 'PUBLISH_WARNINGS'} />
      </h3>
      {children}
      {hasErrors ? null : (
        <label className={styles.accept}>
          <input
            type="checkbox"
            checked={accepts}
            onChange={event => onAccept(event.currentTarget.checked)}
          />
          <FormattedMessage id="PUBLISH_ACCEPT" />
        </label>
      )}
    </section>
  );
}
