/** URL of the player; both services are asked to set as few cookies as possible. */
import type { VideoResolved } from '#engine/page-types.gen.ts';

type VideoSource = Pick<VideoResolved, 'provider' | 'videoId'>;

const players: Readonly<Record<VideoSource['provider'], { name: string; base: string; query: string }>> = {
  youtube: {
    name: 'YouTube',
    base: 'https://www.youtube-nocookie.com/embed/',
    query: 'autoplay=1&rel=0&modestbranding=1&playsinline=1',
  },
  vimeo: { name: 'Vimeo', base: 'https://player.vimeo.com/video/', query: 'autoplay=1&dnt=1' },
};

export const playerAddress = ({ provider, videoId }: VideoSource): string =>
  `${players[provider].base}${encodeURIComponent(videoId)}?${players[provider].query}`;

export const providerName = ({ provider }: Pick<VideoSource, 'provider'>): string => players[provider].name;
