/** A change of this editor beside the one of another user: both versions whole, and which one stays. */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { type UndecidedChange, useEditor } from '../../editing/context/editor-context.ts';
import { valueText } from '../../parts/texts/value-text.ts';
import { WordDifference } from '../../parts/texts/word-difference.tsx';
import styles from './decisions.module.css';
import { placeName } from './place-name.ts';

const saidTexts = {
  field: 'DEFERRED_CHANGED',
  place: 'DEFERRED_CHANGED',
  gone: 'DEFERRED_GONE',
  remove: 'DEFERRED_REMOVED',
} as const;

const mineTexts = {
  field: 'DEFERRED_KEEP_MINE',
  place: 'DEFERRED_KEEP_MINE',
  gone: 'DEFERRED_RESTORE',
  remove: 'DEFERRED_REMOVE',
} as const;

export function DecisionNote({ change }: { change: UndecidedChange }) {
  const intl = useIntl();
  const { draft, context } = useEditor();
  const { id, kind, by, at, theirs, mine, isPossible } = change;
  const name = by || intl.formatMessage({ id: 'DEFERRED_SOMEONE' });
  const time = intl.formatDate(at, { timeStyle: 'short' });
  const decide = (chosen: 'mine' | 'theirs') =>
    draft.decide(id, chosen, placeName(change, draft.about, intl, context.locale));
  const [their, my] = [valueText(theirs, intl), valueText(mine, intl)];
  const sides = [
    { side: 'before', who: name, text: their },
    { side: 'after', who: intl.formatMessage({ id: 'DEFERRED_MINE' }), text: my },
  ] as const;
  return (
    <div className={styles.decision}>
      <p className={styles.said}>{intl.formatMessage({ id: saidTexts[kind] }, { name, time })}</p>
      {kind === 'field' ? (
        <dl className={styles.versions}>
          {sides.map(({ side, who, text }) => (
            <div key={side}>
              <dt>{who}</dt>
              <dd>
                {text === '' ? (
                  intl.formatMessage({ id: 'DEFERRED_NOTHING' })
                ) : (
                  <WordDifference before={their} after={my} side={side} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {kind === 'gone' && my !== '' ? <p className={styles.words}>{my}</p> : null}
      {isPossible ? null : <p>{intl.formatMessage({ id: 'DEFERRED_IMPOSSIBLE' })}</p>}
      <div className={styles.choices}>
        {isPossible ? (
          <Button size="s" variant="secondary" onClick={() => decide('mine')}>
            {intl.formatMessage({ id: mineTexts[kind] })}
          </Button>
        ) : null}
        <Button size="s" variant="secondary" onClick={() => decide('theirs')}>
          {kind === 'gone'
            ? intl.formatMessage({ id: 'DEFERRED_LEAVE_REMOVED' })
            : intl.formatMessage({ id: 'DEFERRED_KEEP_THEIRS' }, { name })}
        </Button>
      </div>
    </div>
  );
}
