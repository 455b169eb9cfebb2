/** The small line, the large line and what looks like a button; the link around them is the one to press. */
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './banner.module.css';

type Words = Pick<BannerResolved, 'small' | 'large' | 'heading' | 'button' | 'size'>;

export function BannerWords({ props: { small, large, heading: Heading, button, size } }: { props: Words }) {
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
