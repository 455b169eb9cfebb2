/** Eyebrow, title and an element styled as a button. The link around them handles clicks. */
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './banner.module.css';

interface Props {
  props: Pick<BannerResolved, 'eyebrow' | 'title' | 'buttonLabel' | 'size'>;
  heading: 'h1' | 'h2' | 'h3';
}

export function BannerText({ props: { eyebrow, title, buttonLabel, size }, heading: Heading }: Props) {
  return (
    <div className={styles.text}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {buttonLabel ? (
        <span className={classNames(styles.button, size === 'l' && styles.solid)}>
          {buttonLabel}
          <Icon of={arrowRightIcon} size={20} className={styles.step} />
        </span>
      ) : null}
    </div>
  );
}
