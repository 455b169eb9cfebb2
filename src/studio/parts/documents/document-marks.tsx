/** What a document's state is called, and how much of it is written in each language: the same marks on every screen. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentSummary } from '#studio-api/documents.ts';
import { classNames } from '#ui/class-names.ts';
import { useStudio } from '../context/studio-context.ts';
import styles from './document-marks.module.css';

const stateTexts = {
  live: 'PAGES_STATE_LIVE',
  changed: 'PAGES_STATE_CHANGED',
  new: 'PAGES_STATE_NEW',
  scheduled: 'PAGES_STATE_SCHEDULED',
  withdrawn: 'PAGES_STATE_WITHDRAWN',
} as const;

const unseenTexts = {
  hidden: 'PAGES_STATE_HIDDEN',
  upcoming: 'PAGES_STATE_UPCOMING',
  ended: 'PAGES_STATE_ENDED',
} as const;

interface StateMarkProps {
  document: Pick<DocumentSummary, 'state' | 'unseen' | 'next' | 'runsExperiment'>;
}

/** Of what is published and not shown, it says why; a draft and what is scheduled are named beside it. */
export const StateMark = ({ document: { state, unseen, next, runsExperiment } }: StateMarkProps) => (
  <>
    {unseen ? (
      <span className={classNames(styles.state, styles.unseen)}>
        <FormattedMessage id={unseenTexts[unseen]} />
      </span>
    ) : null}
    {(unseen && state === 'live') || (next && state === 'scheduled') ? null : (
      <span className={classNames(styles.state, styles[state])}>
        <FormattedMessage id={stateTexts[state]} />
      </span>
    )}
    {runsExperiment ? (
      <span className={classNames(styles.state, styles.trying)}>
        <FormattedMessage id="PAGES_STATE_EXPERIMENT" />
      </span>
    ) : null}
    {next ? <NextMark next={next} /> : null}
  </>
);

const nextTexts = { begin: 'PAGES_STATE_SCHEDULED_FOR', end: 'PAGES_STATE_UNTIL' } as const;

function NextMark({ next: { at, is } }: { next: NonNullable<DocumentSummary['next']> }) {
  const intl = useIntl();
  const moment = intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <span className={classNames(styles.state, styles.scheduled)}>
      <FormattedMessage id={nextTexts[is]} values={{ moment }} />
    </span>
  );
}

/** How much of the texts is written, per language. A language without any text is left out. */
export function LanguageDots({ completeness }: Pick<DocumentSummary, 'completeness'>) {
  const intl = useIntl();
  const { session } = useStudio();
  const shares = new Map(Object.entries(completeness));
  return (
    <ul className={styles.dots}>
      {session.locales.map(({ code, name }) => {
        const share = shares.get(code);
        if (share === undefined) return null;
        const percent = intl.formatNumber(Math.floor(share * 100) / 100, { style: 'percent' });
        return (
          <li key={code} title={`${name} ${percent}`}>
            <span className={classNames(styles.dot, share >= 1 && styles.full)} aria-hidden="true" />
            {code}
            <span className="visually-hidden">{percent}</span>
          </li>
        );
      })}
    </ul>
  );
}
