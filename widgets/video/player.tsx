/** The third-party player in an iframe, with a spinner until it has loaded. */
import { useIntl } from 'react-intl';
import type { VideoResolved } from '#engine/page-types.gen.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useState } from 'react';
import { playerAddress } from './player-address.ts';
import styles from './video.module.css';

/** Players need their own origin and scripts; being cross-origin, they cannot reach this page. */
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

export function Player({ video }: { video: VideoResolved }) {
  const { formatMessage } = useIntl();
  const [ready, setReady] = useState(false);
  return (
    <>
      <iframe
        className={styles.player}
        src={playerAddress(video)}
        title={video.title || formatMessage({ id: 'A11Y_VIDEO' })}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        sandbox={rights}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setReady(true)}
      />
      {ready ? null : <Spinner size={48} className={styles.wait} />}
    </>
  );
}
