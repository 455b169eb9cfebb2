/** The initials of those who are at a row of the outline. The row itself says it to screen readers. */
import type { PresentPerson } from '#studio-api/presence.ts';
import { classNames } from '#ui/class-names.ts';
import { initialsOf } from '../../editing/presence/initials.ts';
import styles from './presence.module.css';

/** How many have room beside the name of a part. */
const SHOWN = 3;

/** @param words one per person */
export function PresenceMark({
  people,
  words,
}: {
  people: readonly PresentPerson[];
  words: readonly string[];
}) {
  if (people.length === 0) return null;
  // No room is left for a sign that there is one more.
  const shown = people.length > SHOWN ? people.slice(0, SHOWN - 1) : people;
  const more = words.slice(shown.length);
  return (
    <span className={styles.mark} aria-hidden="true">
      {shown.map(({ clientId, name, isTyping }, at) => (
        <span key={clientId} title={words[at]} className={classNames(isTyping && styles.typing)}>
          {initialsOf(name)}
        </span>
      ))}
      {more.length > 0 ? <span title={more.join('\n')}>+{more.length}</span> : null}
    </span>
  );
}
