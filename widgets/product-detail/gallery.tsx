/** All images side by side in a snapping strip; thumbnails are links into it, so all of them are reachable without scripts (R-PRODUCT-29). */
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import type { Place } from '#engine/contract.ts';
import { FavoriteHeart } from '#components/product/favorite-heart.tsx';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { imageUrl } from '#ui/image-source.ts';
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { type MouseEvent, useRef, useState } from 'react';
import styles from './gallery.module.css';

const loadViewer = () => import('./gallery-viewer.tsx');

interface Props {
  id: string;
  product: Product;
  priority: Place['priority'];
}

/** The widest stored size, px; without scripts the full image opens outside the page, where a phone can zoom. */
const largest = 1400;
const mainSizes = '(min-width: 1424px) 720px, (min-width: 1024px) 52vw, (min-width: 768px) 48vw, 100vw';

export function Gallery({ id, product, priority }: Props) {
  const { formatMessage } = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The image shown in full screen. */
  const [viewed, setViewed] = useState<number | null>(null);
  const { images } = product;
  const name = [product.brand?.name, product.name].filter(Boolean).join(' ');
  const many = images.length > 1;
  const slideId = (index: number) => `${id}-picture-${index + 1}`;
  const altOf = (index: number) =>
    many ? formatMessage({ id: 'A11Y_IMAGE_OF' }, { name, current: index + 1, total: images.length }) : name;

  const show = (event: MouseEvent, index: number) => {
    const { current: list } = strip;
    if (!list || !isPlainClick(event)) return;
    event.preventDefault();
    list.scrollTo({ left: list.clientWidth * index, behavior: 'smooth' });
    setCurrent(index);
  };

  if (images.length === 0)
    return (
      <Picture
        image={null}
        alt={formatMessage({ id: 'A11Y_NO_IMAGE' })}
        sizes={mainSizes}
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
            <li key={file} id={slideId(index)} className={styles.slide}>
              <a
                href={imageUrl({ type: 'product', file }, largest)}
                target="_blank"
                rel="noopener"
                className={styles.open}
                // A click before hydration is replayed to open the viewer; without scripts the link opens the image.
                data-hears
                onClick={event => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  setViewed(index);
                }}
              >
                <Picture
                  image={{ type: 'product', file }}
                  alt={altOf(index)}
                  sizes={mainSizes}
                  priority={index === 0 ? priority : 'lazy'}
                  ground
                />{' '}
                <span className="visually-hidden">
                  {formatMessage({ id: 'A11Y_OPEN_IMAGE' }, { current: index + 1, total: images.length })}
                </span>
              </a>
            </li>
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
            <GalleryViewer name={name} images={images} first={viewed} onClose={() => setViewed(null)} />
          )
        }
      </LazyMount>
      {many ? (
        <ul className={styles.thumbnails}>
          {images.map((file, index) => (
            <li key={file}>
              <a
                href={`#${slideId(index)}`}
                className={styles.thumbnail}
                aria-current={index === current ? 'true' : undefined}
                onClick={event => show(event, index)}
              >
                <Picture
                  image={{ type: 'product', file }}
                  alt={altOf(index)}
                  sizes="72px"
                  widest={200}
                  ground
                />{' '}
                <span className="visually-hidden">
                  {formatMessage({ id: 'A11Y_OPEN_IMAGE' }, { current: index + 1, total: images.length })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
