/** Where two people changed the same: who decided, what stayed, and the words that were left out. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DecisionTaken } from '#studio-api/documents.ts';
import { useFieldWords } from '../../editing/rules/field-words.ts';
import { fieldNames } from '../../editing/structure/part-name.ts';
import { WordDifference } from '../../parts/texts/word-difference.tsx';
import styles from './history.module.css';

export function DecisionList({ decisions }: { decisions: readonly DecisionTaken[] }) {
  if (decisions.length === 0) return null;
  return (
    <section className={styles.decisions} aria-labelledby="decisions-title">
      <h2 id="decisions-title">
        <FormattedMessage id="HISTORY_DECISIONS" />
      </h2>
      <ul>
        {decisions.map(decision => (
          <Entry key={decision.id} decision={decision} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ decision }: { decision: DecisionTaken }) {
  const intl = useIntl();
  const words = useFieldWords();
  const { chosen, author, at, path, isOfLive, scheduledFor } = decision;
  const text = isOfLive
    ? 'HISTORY_DECISION_LIVE'
    : scheduledFor
      ? 'HISTORY_DECISION_SCHEDULED'
      : 'HISTORY_DECISION';
  const moment = scheduledFor
    ? intl.formatDate(scheduledFor, { dateStyle: 'medium', timeStyle: 'short' })
    : '';
  const by = decision.by || intl.formatMessage({ id: 'DEFERRED_SOMEONE' });
  const [theirs, mine] = [words(path, decision.theirs), words(path, decision.mine)];
  const [lost, stayed] = chosen === 'mine' ? [theirs, mine] : [mine, theirs];
  const sides = [
    { side: 'before', label: 'HISTORY_LOST', text: lost },
    { side: 'after', label: 'HISTORY_CHOSEN', text: stayed },
  ] as const;
  const when = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <p>
        <b>
          <FormattedMessage id={text} values={{ chosen, author, by, moment }} />
        </b>
      </p>
      <p className={styles.who}>{[...fieldNames(path, intl), when].join(' · ')}</p>
      <dl className={styles.versions}>
        {sides.map(({ side, label, text }) => (
          <div key={side}>
            <dt>{intl.formatMessage({ id: label })}</dt>
            <dd>
              {text === '' ? (
                intl.formatMessage({ id: 'DEFERRED_NOTHING' })
              ) : (
                <WordDifference before={lost} after={stayed} side={side} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
