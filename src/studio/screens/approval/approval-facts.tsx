/** Who sent a draft for approval, to whom, and what was decided. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DraftApproval } from '#studio-api/approval-state.ts';
import { ApprovalMark } from '../../parts/documents/approval-mark.tsx';
import styles from './approval.module.css';

export function ApprovalFacts({ approval }: { approval: DraftApproval }) {
  const intl = useIntl();
  const { state, askedBy, askedAt, to, note, decided } = approval;
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.facts}>
      <p>
        <ApprovalMark approval={approval} />
      </p>
      {state === 'outdated' ? (
        <p>
          <FormattedMessage id="APPROVAL_OUTDATED_TEXT" />
        </p>
      ) : null}
      <p className={styles.who}>
        <FormattedMessage id="APPROVAL_ASKED_BY" values={{ name: askedBy.name, at: moment(askedAt) }} />{' '}
        {to ? <FormattedMessage id="APPROVAL_TO" values={{ name: to.name }} /> : null}
        {to || decided ? null : <FormattedMessage id="APPROVAL_TO_ANY" />}
      </p>
      {note === '' ? null : <blockquote>{note}</blockquote>}
      {decided ? (
        <>
          <p className={styles.who}>
            <FormattedMessage
              id={state === 'returned' ? 'APPROVAL_RETURNED_BY' : 'APPROVAL_APPROVED_BY'}
              values={{ name: decided.by, at: moment(decided.at) }}
            />
          </p>
          {decided.note === '' ? null : <blockquote>{decided.note}</blockquote>}
        </>
      ) : null}
    </section>
  );
}
