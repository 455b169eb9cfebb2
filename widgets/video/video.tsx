/** Poster and play button; then the player in place, or in a modal where configured and wide enough. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { VideoResolved } from '#engine/page-types.gen.ts';
import { PagePicture } from '#components/content/page-picture.tsx';
import { Icon } from '#ui/icon.tsx';
import { playIcon } from '#ui/icons.ts';
import { useState } from 'react';
import { Player } from './player.tsx';
import { providerName } from './player-address.ts';
import styles from './video.module.css';
import { VideoModal } from './video-modal.tsx';

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
