/** All images side by side in a snapping strip; thumbnails are links into it, so all of them are reachable without scripts (R-PRODUCT-29). */

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { FavoriteHeart } from '#components/product/favorite-heart.tsx';
import type { Place } from '#engine/definition/contract.ts';
import { brandInName } from '#kernel/brand-in-name.ts';
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import styles from './gallery.module.css';
import { GallerySlide, slideSizes } from './gallery-slide.tsx';

const loadViewer = () => import('#components/product/gallery-viewer.tsx');

interface Props {
  id: string;
  product: Product;
  priority: Place['priority'];
}

export function Gallery({ id, product, priority }: Props) {
  const { formatMessage } = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The image shown in full screen. */
  const [viewed, setViewed] = useState<number | null>(null);
  const { images } = product;
  const brand = product.brand?.name;
  const isNamed = brandInName(product.name, brand) !== '';
  const name = isNamed || !brand ? product.name : `${brand} ${product.name}`;
  const many = images.length > 1;
  const slideId = (index: number) => `${id}-picture-${index + 1}`;
  const altOf = (index: number) =>
    many ? formatMessage({ id: 'A11Y_IMAGE_OF' }, { name, current: index + 1, total: images.length }) : name;

  /** Returns false where the link has to do it. */
  const show = (index: number) => {
    const { current: list } = strip;
    if (!list) return false;
    list.scrollTo({ left: list.clientWidth * index, behavior: 'smooth' });
    setCurrent(index);
    return true;
  };

  if (images.length === 0)
    return (
      <Picture
        image={null}
        alt={formatMessage({ id: 'A11Y_NO_IMAGE' })}
        sizes={slideSizes}
        ground
        className={styles.empty ?? ''}
      />
    );

  return (
    <section aria-label={formatMessage({ id: 'PRODUCT_GALLERY' })}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          aria-label={many ? formatMessage({ id: 'PRODUCT_GALLERY' }) : undefined}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
        >
          {images.map((file, index) => (
            <GallerySlide
              key={file}
              id={slideId(index)}
              file={file}
              alt={altOf(index)}
              place={{ current: index + 1, total: images.length }}
              priority={index === 0 ? priority : 'lazy'}
              onOpen={() => setViewed(index)}
            />
          ))}
        </ul>
        {many ? (
          <span className={styles.count} aria-hidden="true">
            {formatMessage({ id: 'A11Y_SLIDE_OF' }, { current: current + 1, total: images.length })}
          </span>
        ) : null}
        <FavoriteHeart productId={product.productId} name={product.name} className={styles.heart ?? ''} />
      </div>
      <LazyMount load={loadViewer} wanted={viewed !== null} onFail={() => setViewed(null)}>
        {GalleryViewer =>
          viewed === null ? null : (
            <GalleryViewer
              label={formatMessage({ id: 'PRODUCT_GALLERY' })}
              images={images.map((file, index) => ({ image: { type: 'product', file }, alt: altOf(index) }))}
              first={viewed}
              onClose={() => setViewed(null)}
            />
          )
        }
      </LazyMount>
      {many ? <GalleryThumbnails images={images} current={current} slideId={slideId} onShow={show} /> : null}
    </section>
  );
}

interface GalleryThumbnailsProps {
  images: readonly string[];
  current: number;
  slideId: (index: number) => string;
  /** Scrolls to an image; false where the link has to do it. */
  onShow: (index: number) => boolean;
}

/** Links to the images of the strip, which work without scripts. Each says in words where it leads. */
function GalleryThumbnails({ images, current, slideId, onShow }: GalleryThumbnailsProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.thumbnails}>
      {images.map((file, index) => (
        <li key={file}>
          <a
            href={`#${slideId(index)}`}
            className={styles.thumbnail}
            aria-current={index === current ? 'true' : undefined}
            onClick={event => {
              if (isPlainClick(event) && onShow(index)) event.preventDefault();
            }}
          >
            <Picture image={{ type: 'product', file }} alt="" sizes="72px" widest={200} ground />{' '}
            <span className="visually-hidden">
              {formatMessage({ id: 'A11Y_OPEN_IMAGE' }, { current: index + 1, total: images.length })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
