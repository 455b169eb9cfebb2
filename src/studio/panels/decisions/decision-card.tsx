/** Two versions of one place, whole and with what differs, and the buttons that choose. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { WordDifference } from '../../parts/texts/word-difference.tsx';
import styles from './decisions.module.css';

interface Version {
  who: string;
  /** Empty: nothing. */
  text: string;
}

interface Props {
  said: string;
  /** What is written in both; absent: only one has the place. */
  versions?: { theirs: Version; mine: Version } | undefined;
  /** Of the only one. */
  words?: string;
  /** Why there is no choice. */
  problem?: string | undefined;
  choices: readonly { label: string; isBusy?: boolean; onChoose(): void }[];
  children?: ReactNode;
}

export function DecisionCard({ said, versions, words = '', problem, choices, children }: Props) {
  const intl = useIntl();
  const sides = versions
    ? ([
        { side: 'before', ...versions.theirs },
        { side: 'after', ...versions.mine },
      ] as const)
    : [];
  return (
    <div className={styles.decision}>
      <p className={styles.said}>{said}</p>
      {versions ? (
        <dl className={styles.versions}>
          {sides.map(({ side, who, text }) => (
            <div key={side}>
              <dt>{who}</dt>
              <dd>
                {text === '' ? (
                  intl.formatMessage({ id: 'DEFERRED_NOTHING' })
                ) : (
                  <WordDifference before={versions.theirs.text} after={versions.mine.text} side={side} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {words === '' ? null : <p className={styles.words}>{words}</p>}
      {problem === undefined ? null : <p>{problem}</p>}
      {choices.length === 0 ? null : (
        <div className={styles.choices}>
          {choices.map(({ label, isBusy = false, onChoose }) => (
            <Button key={label} size="s" variant="secondary" loading={isBusy} onClick={onChoose}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
