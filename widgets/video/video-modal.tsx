/** The player in a modal: the native dialog manages focus, Escape and the inert page. */
import { useIntl } from 'react-intl';
import type { VideoResolved } from '#engine/page-types.gen.ts';
import { closeIcon } from '#ui/icons.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useEffect, useRef } from 'react';
import { Player } from './player.tsx';
import styles from './video.module.css';

export function VideoModal({ video, onClose }: { video: VideoResolved; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={video.title || formatMessage({ id: 'A11Y_VIDEO' })}
      data-scroll-lock=""
      onClose={onClose}
      // A click outside the video closes it.
      closedby="any"
    >
      <div className={styles.stage}>
        <Player video={video} />
        <IconButton
          icon={closeIcon}
          aria-label={formatMessage({ id: 'VIDEO_CLOSE' })}
          className={styles.close}
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}
