/** The small line, the large line and what looks like a button; the link around them is the one to press. */
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './banner.module.css';

interface Props {
  props: Pick<BannerResolved, 'small' | 'large' | 'button' | 'size'>;
  heading: 'h1' | 'h2' | 'h3';
}

export function BannerWords({ props: { small, large, button, size }, heading: Heading }: Props) {
  return (
    <div className={styles.text}>
      {small ? <p className={styles.small}>{small}</p> : null}
      {large ? <Heading className={styles.big}>{large}</Heading> : null}
      {button ? (
        <span className={classNames(styles.button, size === 'l' && styles.solid)}>
          {button}
          <Icon of={arrowRightIcon} size={20} className={styles.step} />
        </span>
      ) : null}
    </div>
  );
}
