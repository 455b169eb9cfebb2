/** How a background video is shown and paused: a file, or a Vimeo or YouTube player without controls. */
import type { BannerResolved } from '#engine/page-types.gen.ts';
import { isRecord } from '#kernel/is-record.ts';

export type Clip = NonNullable<NonNullable<BannerResolved['video']>['wide']>;

export interface Player {
  origin: string;
  address(clip: Clip): string;
  /** Commands for the player. */
  words: Readonly<Record<'play' | 'pause', unknown>>;
  /** Sent when the player is ready, so that it reports playback. */
  listen?: unknown;
  /** Whether a message reports playback. */
  plays(message: unknown): boolean;
}

const eventOf = (message: unknown): unknown => (isRecord(message) ? message['event'] : undefined);

/** YouTube reports its state with other data, or alone when it changes; 1 is playing. */
function youtubeState(message: unknown): unknown {
  const info = isRecord(message) ? message['info'] : undefined;
  if (eventOf(message) === 'onStateChange') return info;
  return isRecord(info) ? info['playerState'] : undefined;
}

const command = (func: string) => ({ event: 'command', func, args: [] });

export const players: Readonly<Record<'vimeo' | 'youtube', Player>> = {
  vimeo: {
    origin: 'https://player.vimeo.com',
    address: ({ source, hash }) =>
      `https://player.vimeo.com/video/${encodeURIComponent(source)}?background=1&muted=1&loop=1&dnt=1${hash ? `&h=${hash}` : ''}`,
    words: { play: { method: 'play' }, pause: { method: 'pause' } },
    listen: { method: 'addEventListener', value: 'timeupdate' },
    plays: message => eventOf(message) === 'playing' || eventOf(message) === 'timeupdate',
  },
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    address: ({ source }) => {
      const id = encodeURIComponent(source);
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}&controls=0&rel=0&playsinline=1&enablejsapi=1&disablekb=1`;
    },
    words: { play: command('playVideo'), pause: command('pauseVideo') },
    listen: { event: 'listening' },
    plays: message => youtubeState(message) === 1,
  },
};

/** A message of a player; undefined when it is not JSON. */
export function readMessage(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}
