/** An image of the shop in a suitable width; reserves its space without scripts. */
import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { boxIcon } from './icons.ts';
import { imageSrcSet, imageUrl, imageWidths, type ShopImage } from './image-source.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** Null renders the placeholder: a plain background and a box. */
  image: ShopImage | null;
  /** Empty if decorative; otherwise the name of the subject. */
  alt: string;
  /** The `sizes` attribute: the rendered width. Absent: every screen gets the same file, for a small picture that many rows repeat. */
  sizes?: string;
  /** Height divided by width; default 1. */
  ratio?: number;
  /** high: the first image of the page; eager: the next two, which do not compete with it for the line; lazy: the rest. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Maximum width in `srcset`, for thumbnails. */
  widest?: number | undefined;
  /** Another crop below 768 px. */
  phone?: { image: ShopImage; ratio: number } | undefined;
  /** The only viewport whose CSS shows it: others do not download it. */
  only?: 'phone' | 'computer' | undefined;
  /** contain shows the whole image; cover fills its box. */
  fit?: 'contain' | 'cover';
  /** `ratio` is not that of the file: the loaded image must not replace it. */
  isCut?: boolean;
  /** A light background, for cut-out images. */
  ground?: boolean;
  className?: string | undefined;
}

const referenceWidth = 400;
const phoneMedia = '(max-width: 767.98px)';
const computerMedia = '(min-width: 768px)';
/** The first image is usually the largest paint: images beside it must not delay it. */
const fetchPriorities = { high: 'high', eager: 'low', lazy: undefined } as const;
/** One transparent pixel: the source where no other matches. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Room before the image arrives; squares have it from the style sheet. */
const sizeOf = (ratio: number) => ({ width: referenceWidth, height: Math.round(referenceWidth * ratio) });

/** For the style sheet, which chooses by the width of the screen. */
const cutTo = (ratio: number, phoneRatio: number): CSSProperties =>
  ({ '--shape': shapeOf(ratio), '--shape-phone': shapeOf(phoneRatio) }) as CSSProperties;

/** As `aspect-ratio` of the style sheet. */
const shapeOf = (ratio: number): string => String(Number((1 / ratio).toFixed(4)));

export function Picture(props: PictureProps) {
  const {
    image,
    alt,
    sizes,
    ratio = 1,
    priority = 'lazy',
    widest,
    phone,
    only,
    fit = 'contain',
    isCut = false,
    ground = false,
    className,
  } = props;
  const classes = classNames(
    styles.picture,
    fit === 'cover' && styles.cover,
    ground && styles.ground,
    className,
  );
  // Squares, the shape of all product images, are the rule of the style sheet.
  const room = ratio === 1 ? undefined : { aspectRatio: shapeOf(ratio) };

  if (image === null) {
    const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span className={classNames(classes, styles.empty)} style={room} {...named}>
        <Icon of={boxIcon} size={40} />
      </span>
    );
  }

  // A lazy image is not downloaded where CSS hides it.
  const isPickedByScreen = only !== undefined && priority !== 'lazy';
  const isWrapped = phone !== undefined || isPickedByScreen;
  const shown = isPickedByScreen
    ? { src: blank }
    : {
        src: imageUrl(image, imageWidths(image.type)[1] ?? referenceWidth),
        ...(sizes === undefined ? {} : { srcSet: imageSrcSet(image, widest), sizes }),
      };
  const picture = (
    <img
      className={isWrapped ? classNames(styles.inner, isCut && styles.cut) : classes}
      style={isWrapped ? (isCut ? cutTo(ratio, phone?.ratio ?? ratio) : undefined) : room}
      {...shown}
      {...(isWrapped || room ? sizeOf(ratio) : undefined)}
      alt={alt}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={fetchPriorities[priority]}
    />
  );
  if (!isWrapped) return picture;

  const sourceOn = (media: string, cut: { image: ShopImage; ratio: number }) => (
    <source media={media} srcSet={imageSrcSet(cut.image, widest)} sizes={sizes} {...sizeOf(cut.ratio)} />
  );
  return (
    <picture className={classes}>
      {phone && only !== 'computer' ? sourceOn(phoneMedia, phone) : null}
      {isPickedByScreen && (only === 'computer' || !phone)
        ? sourceOn(only === 'computer' ? computerMedia : phoneMedia, { image, ratio })
        : null}
      {picture}
    </picture>
  );
}
