/** Links to the images of the strip, which work without scripts. Each says in words where it leads. */
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { useIntl } from 'react-intl';
import styles from './gallery.module.css';

interface Props {
  images: readonly string[];
  current: number;
  slideId: (index: number) => string;
  /** Scrolls to an image; false where the link has to do it. */
  onShow: (index: number) => boolean;
}

export function GalleryThumbnails({ images, current, slideId, onShow }: Props) {
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
