/** The whole banner is one link. Its text has a background of its own, so that it is readable on every image. */

import type { ReactNode } from 'react';
import { type PageImage, PagePicture } from '#components/content/page-picture.tsx';
import type { Place, WidgetProps } from '#engine/definition/contract.ts';
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './banner.module.css';
import { isOverlay, placementStyle } from './placements.ts';
import { tallestShapes } from './tallest-shapes.ts';
import { VideoBanner } from './video-banner.tsx';

/** Eyebrow, title and an element styled as a button. The link around them handles clicks. */
interface Props {
  props: Pick<BannerResolved, 'eyebrow' | 'title' | 'buttonLabel' | 'size'>;
  heading: 'h1' | 'h2' | 'h3';
}

function BannerText({ props: { eyebrow, title, buttonLabel, size }, heading: Heading }: Props) {
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

/** The content system has no field for the heading level, yet the front page needs one h1: the title of its first banner. */
const opensFrontPage = ({ props, place, page }: WidgetProps<BannerResolved>) =>
  page.route.name === 'index' && place.priority === 'high' && props.size === 'l';

/** Heights of the large banner in banner.module.css, px: a wide picture that covers them is wider than its place. */
const largeHeights = { laptop: 460, tablet: 400 } as const;

function largeSizes({ layout, sizes }: Place, { width, height }: PageImage): string {
  if (layout !== 'full') return sizes;
  const widthAt = (least: number) => `max(${sizes},${Math.round((least * width) / height)}px)`;
  return `(min-width:1024px) ${widthAt(largeHeights.laptop)},(min-width:768px) ${widthAt(largeHeights.tablet)},${sizes}`;
}

export function Banner(all: WidgetProps<BannerResolved>) {
  const { props, place } = all;
  const { image, background, href, size, textColor, placement, title, eyebrow, buttonLabel } = props;
  const overlay = image !== undefined && isOverlay(placement);
  const panel =
    background ?? (overlay ? (textColor === 'light' ? 'dark' : 'plain') : image ? undefined : 'soft');
  const hasText = Boolean(title ?? eyebrow ?? buttonLabel);
  const style = placementStyle(placement, image);
  const bodyWith = (clip: ReactNode) => (
    <>
      {image ? (
        <div className={styles.frame}>
          <PagePicture
            image={image}
            // The text beside it already says where the link leads.
            alt={hasText ? '' : (image.alt ?? '')}
            sizes={size === 'l' ? largeSizes(place, image) : place.sizes}
            priority={place.priority}
            only={place.only}
            tallest={tallestShapes({ size, layout: place.layout })}
            widest={place.layout === 'third' || place.layout === 'quarter' ? 1000 : undefined}
            className={styles.picture ?? ''}
          />
          {clip}
        </div>
      ) : null}
      {hasText ? (
        <div className={classNames(styles.panel, panel && styles[panel])}>
          <BannerText props={props} heading={props.titleTag ?? (opensFrontPage(all) ? 'h1' : 'h2')} />
          {!buttonLabel && !panel && href ? <Icon of={arrowRightIcon} className={styles.arrow} /> : null}
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
  if (props.video) return <VideoBanner widget={all} className={classes} style={style} body={bodyWith} />;
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
