/** The video over the poster; it becomes visible when it plays, and is not focusable. */

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import styles from './video.module.css';
import { type Clip, type Player, players, readMessage } from './video-player.ts';

/** Players need their own origin and scripts; being cross-origin, they cannot reach this page. */
const rights = 'allow-scripts allow-same-origin';

interface Props {
  clip: Clip;
  runs: boolean;
}

function FileVideo({ clip, runs }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    if (!runs) video.current?.pause();
    // A browser may refuse to play it: the poster stays.
    else void video.current?.play()?.catch(() => undefined);
  }, [runs]);
  return (
    <video
      ref={video}
      src={clip.source}
      className={classNames(styles.video, moves && styles.moving)}
      muted
      loop
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setMoves(true)}
    />
  );
}

const send = (frame: HTMLIFrameElement | null, { origin }: Player, words: unknown) =>
  frame?.contentWindow?.postMessage(JSON.stringify(words), origin);

function EmbeddedVideo({ clip, runs }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [moves, setMoves] = useState(false);
  const { formatMessage } = useIntl();
  const player = players[clip.provider === 'youtube' ? 'youtube' : 'vimeo'];

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      // Only messages of that origin and of this frame count.
      if (origin !== player.origin || source !== frame.current?.contentWindow) return;
      if (!player.plays(readMessage(data))) return;
      if (runs) setMoves(true);
      // Pressed before the player was ready: it starts by itself and needs the command again.
      else send(frame.current, player, player.words.pause);
    };
    addEventListener('message', onMessage);
    send(frame.current, player, player.words[runs ? 'play' : 'pause']);
    return () => removeEventListener('message', onMessage);
  }, [player, runs]);

  const { width = 16, height = 9 } = clip;
  return (
    <iframe
      ref={frame}
      src={player.address(clip)}
      className={classNames(styles.video, moves && styles.moving)}
      style={{ aspectRatio: `${width} / ${height}` }}
      title={formatMessage({ id: 'A11Y_VIDEO' })}
      tabIndex={-1}
      aria-hidden="true"
      allow="autoplay"
      sandbox={rights}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => send(frame.current, player, player.listen)}
    />
  );
}

export const VideoLayer = ({ clip, runs }: Props) =>
  clip.provider === 'file' ? (
    <FileVideo clip={clip} runs={runs} />
  ) : (
    <EmbeddedVideo clip={clip} runs={runs} />
  );
