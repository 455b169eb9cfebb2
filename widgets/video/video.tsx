/** Poster and play button; then the player in place, or in a modal where configured and wide enough. */

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PagePicture } from '#components/content/page-picture.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { VideoResolved } from '#engine/page-types.gen.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon, playIcon } from '#ui/icons.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './video.module.css';

/** URL of the player; both services are asked to set as few cookies as possible. */
type VideoSource = Pick<VideoResolved, 'provider' | 'videoId'>;

const players: Readonly<Record<VideoSource['provider'], { name: string; base: string; query: string }>> = {
  youtube: {
    name: 'YouTube',
    base: 'https://www.youtube-nocookie.com/embed/',
    query: 'autoplay=1&rel=0&modestbranding=1&playsinline=1',
  },
  vimeo: { name: 'Vimeo', base: 'https://player.vimeo.com/video/', query: 'autoplay=1&dnt=1' },
};

const playerAddress = ({ provider, videoId }: VideoSource): string =>
  `${players[provider].base}${encodeURIComponent(videoId)}?${players[provider].query}`;

const providerName = ({ provider }: Pick<VideoSource, 'provider'>): string => players[provider].name;

// The third-party player in an iframe, with a spinner until it has loaded.

/** Players need their own origin and scripts; being cross-origin, they cannot reach this page. */
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

function Player({ video }: { video: VideoResolved }) {
  const { formatMessage } = useIntl();
  const [ready, setReady] = useState(false);
  return (
    <>
      <iframe
        className={styles.player}
        src={playerAddress(video)}
        title={video.title || formatMessage({ id: 'A11Y_VIDEO' })}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        sandbox={rights}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setReady(true)}
      />
      {ready ? null : <Spinner size={48} className={styles.wait} />}
    </>
  );
}

/** The player in a modal: the native dialog manages focus, Escape and the inert page. */
function VideoModal({ video, onClose }: { video: VideoResolved; onClose: () => void }) {
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

/** No modal on phones (R-WIDGET-14). */
const wide = '(min-width: 768px)';

export function Video({ props: video, place, id }: WidgetProps<VideoResolved>) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<'poster' | 'inline' | 'modal'>('poster');
  const { poster, title, display } = video;
  const noteId = `${id}-note`;
  const play = () => setShown(display === 'modal' && matchMedia(wide).matches ? 'modal' : 'inline');
  const ratio = poster ? { aspectRatio: `${poster.width} / ${poster.height}` } : undefined;

  return (
    <figure className={styles.video}>
      <div className={styles.frame} style={ratio}>
        {shown === 'inline' ? (
          <Player video={video} />
        ) : (
          <button
            type="button"
            className={styles.play}
            onClick={play}
            aria-describedby={noteId}
            aria-label={formatMessage({ id: 'A11Y_PLAY_VIDEO' }, { name: title })}
          >
            {poster ? (
              <PagePicture
                image={poster}
                alt=""
                sizes={place.sizes}
                priority={place.priority}
                only={place.only}
              />
            ) : (
              <span className={styles.blank} />
            )}
            <span className={styles.disc}>
              <Icon of={playIcon} size={32} />
            </span>
          </button>
        )}
      </div>
      <figcaption className={styles.caption}>
        {title ? <span className={styles.title}>{title}</span> : null}
        <span id={noteId}>
          {formatMessage({ id: 'VIDEO_THIRD_PARTY' }, { provider: providerName(video) })}
        </span>
      </figcaption>
      {shown === 'modal' ? <VideoModal video={video} onClose={() => setShown('poster')} /> : null}
    </figure>
  );
}
