/** The initials of those who are at a row of the outline. The row itself says it to screen readers. */
import type { PresentPerson } from '#studio-api/presence.ts';
import { classNames } from '#ui/class-names.ts';
import { initialsOf } from '../../editing/presence/initials.ts';
import styles from './presence.module.css';

/** @param words one per person */
export function PresenceMark({
  people,
  words,
}: {
  people: readonly PresentPerson[];
  words: readonly string[];
}) {
  if (people.length === 0) return null;
  return (
    <span className={styles.mark} aria-hidden="true">
      {people.map(({ clientId, name, isTyping }, at) => (
        <span key={clientId} title={words[at]} className={classNames(isTyping && styles.typing)}>
          {initialsOf(name)}
        </span>
      ))}
    </span>
  );
}
