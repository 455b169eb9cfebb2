/** The whole banner is one link; its words keep a ground of their own, so that every picture lets them be read. */
import type { WidgetProps } from '#engine/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { PagePicture } from '#parts/page-picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './banner.module.css';
import { BannerWords } from './banner-words.tsx';
import { isOverlay, placementStyle } from './placements.ts';

export function Banner({ props, place }: WidgetProps<BannerResolved>) {
  const { image, ground, href, size, tone, placement, large, small, button } = props;
  const overlay = image !== undefined && isOverlay(placement);
  const panel = ground ?? (overlay ? (tone === 'light' ? 'dark' : 'plain') : image ? undefined : 'soft');
  const hasWords = Boolean(large ?? small ?? button);
  const body = (
    <>
      {image ? (
        <div className={styles.frame}>
          <PagePicture
            image={image}
            // Words beside it already say where the link leads.
            alt={hasWords ? '' : (image.alt ?? '')}
            sizes={place.sizes}
            priority={place.priority}
            className={styles.picture ?? ''}
          />
        </div>
      ) : null}
      {hasWords ? (
        <div className={classNames(styles.words, panel && styles[panel])}>
          <BannerWords props={props} />
          {!button && !panel && href ? <Icon of={arrowRightIcon} className={styles.arrow} /> : null}
        </div>
      ) : null}
    </>
  );
  const classes = classNames(
    styles.banner,
    size === 'l' && styles.large,
    overlay && styles.overlay,
    !image && styles.bare,
    place.design === 'full-width' && styles.edge,
  );
  return href ? (
    <a href={href} className={classes} style={placementStyle(placement)}>
      {body}
    </a>
  ) : (
    <div className={classes} style={placementStyle(placement)}>
      {body}
    </div>
  );
}
