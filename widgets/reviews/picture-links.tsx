/** Pictures of customers: links to the full image, which open it in full screen where scripts run. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewPicture } from '#api/review/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { classNames } from '#ui/class-names.ts';
import { imageUrl } from '#ui/image-source.ts';
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import styles from './picture-links.module.css';

const loadViewer = () => import('#components/product/gallery-viewer.tsx');
/** The widest that a screen has use for, px; outside the page a phone can zoom. */
const largest = 1500;
/** A square of 96 px is cut out of a picture that is wider. */
const cropped = '144px';

interface Props {
  /** Names the list, and the pictures in full screen. */
  label: string;
  pictures: readonly ReviewPicture[];
  /** One row that scrolls. */
  isStrip?: boolean;
}

export function PictureLinks({ label, pictures, isStrip = false }: Props) {
  const { formatMessage } = useIntl();
  const [viewed, setViewed] = useState<number | null>(null);
  const shown = pictures.map(({ file, author }, index) => ({
    image: { type: 'review' as const, file },
    alt: formatMessage({ id: 'REVIEW_PICTURE_ALT' }, { author, current: index + 1, total: pictures.length }),
  }));
  return (
    <>
      <ul aria-label={label} className={classNames(styles.pictures, isStrip && styles.strip)}>
        {shown.map(({ image, alt }, index) => (
          <li key={image.file}>
            <a
              href={imageUrl(image, largest)}
              target="_blank"
              rel="noopener"
              className={styles.link}
              // A click before hydration is replayed to open the viewer.
              data-interactive
              onClick={event => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setViewed(index);
              }}
            >
              <Picture image={image} alt={alt} sizes={cropped} widest={400} fit="cover" />
            </a>
          </li>
        ))}
      </ul>
      <LazyMount load={loadViewer} wanted={viewed !== null} onFail={() => setViewed(null)}>
        {GalleryViewer =>
          viewed === null ? null : (
            <GalleryViewer label={label} images={shown} first={viewed} onClose={() => setViewed(null)} />
          )
        }
      </LazyMount>
    </>
  );
}
