/** The whole banner is one link; its words keep a ground of their own, so that every picture lets them be read. */
import type { WidgetProps } from '#engine/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import type { ReactNode } from 'react';
import { PagePicture } from '#components/content/page-picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './banner.module.css';
import { BannerWords } from './banner-words.tsx';
import { FilmBanner } from './film-banner.tsx';
import { isOverlay, placementStyle } from './placements.ts';

/** The content system cannot say it, yet the front page needs one h1: it is what its opening banner says (faults S1). */
const opensFrontPage = ({ props, place, page }: WidgetProps<BannerResolved>) =>
  page.route.name === 'index' && place.priority === 'high' && props.size === 'l';

export function Banner(all: WidgetProps<BannerResolved>) {
  const { props, place } = all;
  const { image, ground, href, size, tone, placement, large, small, button } = props;
  const overlay = image !== undefined && isOverlay(placement);
  const panel = ground ?? (overlay ? (tone === 'light' ? 'dark' : 'plain') : image ? undefined : 'soft');
  const hasWords = Boolean(large ?? small ?? button);
  const style = placementStyle(placement, image?.focus);
  const bodyWith = (film: ReactNode) => (
    <>
      {image ? (
        <div className={styles.frame}>
          <PagePicture
            image={image}
            // Words beside it already say where the link leads.
            alt={hasWords ? '' : (image.alt ?? '')}
            sizes={place.sizes}
            priority={place.priority}
            only={place.only}
            className={styles.picture ?? ''}
          />
          {film}
        </div>
      ) : null}
      {hasWords ? (
        <div className={classNames(styles.words, panel && styles[panel])}>
          <BannerWords props={props} heading={props.heading ?? (opensFrontPage(all) ? 'h1' : 'h2')} />
          {!button && !panel && href ? <Icon of={arrowRightIcon} className={styles.arrow} /> : null}
        </div>
      ) : null}
    </>
  );
  const classes = classNames(
    styles.banner,
    size === 'l' && styles.large,
    overlay && styles.overlay,
    panel && styles.panelled,
    !image && styles.bare,
    place.design === 'full-width' && styles.edge,
  );
  if (props.video) return <FilmBanner widget={all} className={classes} style={style} body={bodyWith} />;
  const body = bodyWith(null);
  return href ? (
    <a href={href} className={classes} style={style}>
      {body}
    </a>
  ) : (
    <div className={classes} style={style}>
      {body}
    </div>
  );
}
