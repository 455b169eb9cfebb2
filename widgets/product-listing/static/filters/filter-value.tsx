/** One value as a link that looks like a checkbox: it works without scripts, and crawlers are asked not to follow it. */
import { classNames } from '#ui/class-names.ts';
import styles from './filters.module.css';
import type { ShownValue } from './shown-groups.ts';

interface Props {
  value: ShownValue;
  /** Id of the group; makes the element's id unique. */
  group: string;
}

export function FilterValue({ value: { id, label, count, chosen, href }, group }: Props) {
  const words = (
    <>
      {label}
      <span className={styles.count}>{count}</span>
    </>
  );
  return href === null ? (
    <span className={classNames(styles.value, styles.none)}>{words}</span>
  ) : (
    <a
      id={`${group}-${id}`}
      href={href}
      rel="nofollow"
      className={styles.value}
      aria-current={chosen ? 'true' : undefined}
    >
      {words}
    </a>
  );
}
