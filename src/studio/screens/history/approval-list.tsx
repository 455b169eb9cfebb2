/** Every time that a draft of the document was sent for approval: by whom, to whom, and what was decided. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApprovalRecord } from '#studio-api/approvals.ts';
import styles from './history.module.css';

export function ApprovalList({ approvals }: { approvals: readonly ApprovalRecord[] }) {
  if (approvals.length === 0) return null;
  return (
    <section className={styles.decisions} aria-labelledby="approvals-title">
      <h2 id="approvals-title">
        <FormattedMessage id="HISTORY_APPROVALS" />
      </h2>
      <ul>
        {approvals.map(approval => (
          <Entry key={approval.id} approval={approval} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ approval }: { approval: ApprovalRecord }) {
  const intl = useIntl();
  const { decision, decided, askedBy, askedAt, to, note, release } = approval;
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const asked = intl.formatMessage({ id: 'APPROVAL_ASKED_BY' }, { name: askedBy.name, at: moment(askedAt) });
  const reader = to && intl.formatMessage({ id: 'APPROVAL_TO' }, { name: to.name });
  return (
    <li>
      <p>
        <b>
          <FormattedMessage
            id="HISTORY_APPROVAL"
            values={{ decision: decision ?? 'none', by: decided?.by ?? '' }}
          />
        </b>
      </p>
      <p className={styles.who}>
        {[decided && moment(decided.at), release?.title, decided?.note].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.who}>{[asked, reader, note].filter(Boolean).join(' ')}</p>
    </li>
  );
}
