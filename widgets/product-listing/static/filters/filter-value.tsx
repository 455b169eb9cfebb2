/** One value as a link that looks like a checkbox: it works without scripts, and crawlers are asked not to follow it. */
import styles from './filters.module.css';
import type { ShownValue } from './shown-groups.ts';

interface Props {
  value: ShownValue;
}

/** Only the query: a list has a hundred of these links, all to its own path. */
function queryOf(href: string): string {
  const at = href.indexOf('?');
  return at < 0 ? href : href.slice(at);
}

export function FilterValue({ value: { label, count, chosen, href } }: Props) {
  const words = (
    <>
      {label}
      <span>{count}</span>
    </>
  );
  return href === null ? (
    <span className={styles.none}>{words}</span>
  ) : (
    <a href={queryOf(href)} rel="nofollow" aria-current={chosen ? 'true' : undefined}>
      {words}
    </a>
  );
}
