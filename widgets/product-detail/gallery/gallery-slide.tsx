/** One image of the gallery's strip; a press opens it in full screen. */

import { useIntl } from 'react-intl';
import type { Place } from '#engine/definition/contract.ts';
import { imageUrl } from '#ui/image-source.ts';
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import styles from './gallery.module.css';

/** The widest stored size, px; without scripts the full image opens outside the page, where a phone can zoom. */
const largest = 1400;
/** Widths of an image in the strip. */
export const slideSizes = '(min-width:1024px) min(52vw,720px),(min-width:768px) 48vw,100vw';

interface Props {
  id: string;
  file: string;
  alt: string;
  /** Which image of how many. */
  place: { current: number; total: number };
  priority: Place['priority'];
  onOpen: () => void;
}

/** A link to the full image, for visitors without scripts and for clicks that open a new tab. */
export function GallerySlide({ id, file, alt, place, priority, onOpen }: Props) {
  const { formatMessage } = useIntl();
  return (
    <li id={id} className={styles.slide}>
      <a
        href={imageUrl({ type: 'product', file }, largest)}
        target="_blank"
        rel="noopener"
        className={styles.open}
        // A click before hydration is replayed to open the viewer; without scripts the link opens the image.
        data-interactive
        onClick={event => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Picture image={{ type: 'product', file }} alt={alt} sizes={slideSizes} priority={priority} ground />{' '}
        <span className="visually-hidden">{formatMessage({ id: 'A11Y_OPEN_IMAGE' }, place)}</span>
      </a>
    </li>
  );
}
