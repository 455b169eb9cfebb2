/** Two versions of a text with the words that differ; long stretches that do not differ are folded. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { listChanges } from '#kernel/list-changes.ts';
import styles from './word-difference.module.css';

interface Props {
  before: string;
  after: string;
  /** Shows one of the versions, whole; without it both in one text. */
  side?: 'before' | 'after';
}

/** Words that do not differ are shown around what does, at most so many on each side. */
const AROUND = 12;

/** Words with the space around them, so that joined they are the text again. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? [];

export function WordDifference({ before, after, side }: Props) {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changes = listChanges(
    was.map(word => word.trim()),
    is.map(word => word.trim()),
  );
  const shown = side === 'before' ? was : is;
  const [first, last] = side === 'before' ? (['start', 'end'] as const) : (['from', 'to'] as const);
  return (
    <span className={styles.text}>
      {changes.map((change, at) => {
        const unchanged = shown.slice(changes[at - 1]?.[last] ?? 0, change[first]);
        const removed = was.slice(change.start, change.end).join('');
        const added = is.slice(change.from, change.to).join('');
        return (
          <span key={change.start}>
            {side ? unchanged.join('') : <Unchanged words={unchanged} />}
            {side ? <mark>{side === 'before' ? removed : added}</mark> : null}
            {side || removed === '' ? null : <del>{removed}</del>}
            {side || added === '' ? null : <ins>{added}</ins>}
          </span>
        );
      })}
      {side ? (
        shown.slice(changes.at(-1)?.[last] ?? 0).join('')
      ) : (
        <Unchanged words={shown.slice(changes.at(-1)?.[last] ?? 0)} />
      )}
    </span>
  );
}

function Unchanged({ words }: { words: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const folded = words.length - 2 * AROUND;
  if (isOpen || folded <= AROUND) return words.join('');
  return (
    <>
      {words.slice(0, AROUND).join('')}
      <button type="button" className={styles.folded} onClick={() => setOpen(true)}>
        <FormattedMessage id="PUBLISH_UNCHANGED_WORDS" values={{ count: folded }} />
      </button>
      {words.slice(-AROUND).join('')}
    </>
  );
}
