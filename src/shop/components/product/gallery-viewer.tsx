/** Images in full screen: native dialog, arrow keys, and swiping on phones (R-PRODUCT-30). */

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '#ui/icons.ts';
import type { ShopImage } from '#ui/image-source.ts';
import { Picture } from '#ui/picture.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './gallery-viewer.module.css';

export interface ViewedImage {
  image: ShopImage;
  alt: string;
}

interface Props {
  /** What is shown: names the dialog. */
  label: string;
  images: readonly ViewedImage[];
  first: number;
  onClose: () => void;
}

export default function GalleryViewer({ label, images, first, onClose }: Props) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const many = images.length > 1;
  const total = images.length;

  useEffect(() => {
    dialog.current?.showModal();
    const { current: list } = strip;
    list?.scrollTo({ left: list.clientWidth * first, behavior: 'instant' });
  }, [first]);

  /** Wraps around at both ends. */
  const go = (step: number) => {
    const { current: list } = strip;
    list?.scrollTo({ left: list.clientWidth * ((current + step + total) % total) });
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      data-scroll-lock=""
      onClose={onClose}
      onKeyDown={event => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        go(event.key === 'ArrowRight' ? 1 : -1);
      }}
    >
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {images.map((viewed, index) => (
          <Slide
            key={viewed.image.file}
            {...viewed}
            isFirst={index === first}
            isCurrent={index === current}
          />
        ))}
      </ul>
      <IconButton
        icon={closeIcon}
        variant="outlined"
        className={styles.close}
        aria-label={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: label })}
        onClick={() => dialog.current?.close()}
      />
      {many ? (
        <div className={styles.bar}>
          <IconButton
            icon={chevronLeftIcon}
            variant="outlined"
            aria-label={formatMessage({ id: 'PREVIOUS' })}
            onClick={() => go(-1)}
          />
          <output className={styles.count}>
            {formatMessage({ id: 'A11Y_SLIDE_OF' }, { current: current + 1, total })}
          </output>
          <IconButton
            icon={chevronRightIcon}
            variant="outlined"
            aria-label={formatMessage({ id: 'NEXT' })}
            onClick={() => go(1)}
          />
        </div>
      ) : null}
    </dialog>
  );
}

interface SlideProps extends ViewedImage {
  isFirst: boolean;
  isCurrent: boolean;
}

/** One image, with a spinner until it has arrived or failed. */
function Slide({ image, alt, isFirst, isCurrent }: SlideProps) {
  const { formatMessage } = useIntl();
  const [isSettled, setSettled] = useState(false);
  const settle = () => setSettled(true);
  return (
    // Neither event bubbles.
    <li
      className={styles.slide}
      inert={!isCurrent}
      aria-busy={!isSettled}
      onLoadCapture={settle}
      onErrorCapture={settle}
    >
      {isSettled ? null : (
        <Spinner size={48} label={formatMessage({ id: 'LOADING' })} className={styles.waiting} />
      )}
      <Picture image={image} alt={alt} sizes="95vw" fit="contain" priority={isFirst ? 'eager' : 'lazy'} />
    </li>
  );
}
