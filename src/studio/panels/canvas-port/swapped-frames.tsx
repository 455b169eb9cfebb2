/** The frame of the page; the next one loads behind it and takes its place when it has answered. */
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import styles from './canvas-port.module.css';

export type Frames = RefObject<Map<string, HTMLIFrameElement>>;

interface Props {
  /** Its elements by address. */
  frames: Frames;
  /** The newest address. */
  url: string;
  /** The address that has answered last. */
  shown: string | null;
  /** The shown frame is of another context than the next one. */
  isStale: boolean;
  width: number;
  height: number;
  scale: number;
  margin: number;
  onLoad(): void;
}

export function SwappedFrames({ frames, url, shown, isStale, ...size }: Props) {
  const { formatMessage } = useIntl();
  const { width, height, scale, margin } = size;
  // In this order: an element that is moved in the document would load again.
  const urls = shown === null || shown === url ? [url] : [shown, url];
  return urls.map(each => {
    const isNext = urls.length === 2 && each === url;
    return (
      // It is the shop itself, on another origin than Studio.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        key={each}
        ref={element => {
          if (element) frames.current.set(each, element);
          else frames.current.delete(each);
        }}
        className={classNames(
          styles.frame,
          isNext && styles.next,
          !isNext && urls.length === 2 && isStale && styles.stale,
        )}
        title={formatMessage({ id: isNext ? 'CANVAS_LOADING' : 'CANVAS_FRAME' })}
        aria-hidden={isNext || undefined}
        tabIndex={isNext ? -1 : undefined}
        src={each}
        onLoad={() => {
          if (each === url) size.onLoad();
        }}
        style={{
          width,
          height,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginInlineStart: margin,
        }}
      />
    );
  });
}
