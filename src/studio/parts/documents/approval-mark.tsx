/** What became of a draft that was sent for approval: the same mark on every screen. */
import { FormattedMessage } from 'react-intl';
import type { ApprovalState } from '#studio-api/approval-state.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './document-marks.module.css';

const texts = {
  asked: 'APPROVAL_STATE_ASKED',
  approved: 'APPROVAL_STATE_APPROVED',
  outdated: 'APPROVAL_STATE_OUTDATED',
  returned: 'APPROVAL_STATE_RETURNED',
} as const satisfies Readonly<Record<ApprovalState, string>>;

const looks = {
  asked: styles.changed,
  approved: styles.live,
  outdated: styles.scheduled,
  returned: styles.scheduled,
} as const satisfies Readonly<Record<ApprovalState, string | undefined>>;

/** Nothing for a draft that was never sent. */
export function ApprovalMark({ approval }: { approval: { state: ApprovalState } | null | undefined }) {
  if (!approval) return null;
  return (
    <span className={classNames(styles.state, looks[approval.state])}>
      <FormattedMessage id={texts[approval.state]} />
    </span>
  );
}
