/** A banner with a video: for whom, from which service, and how it stops (WCAG 2.2 SC 2.2.2). */

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { cmsProps } from '#engine/validators.gen.mjs';
import type { ConsentStore } from '#stores/visitor/consent-store.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import clip from './examples/video.json' with { type: 'json' };
import banner from './index.ts';
import { videoFromCms } from './video-from-cms.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function shown({ phone = false, calm = false, instance = clip as WidgetInstance }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? phone : query.includes('reduced-motion') && calm,
  }));
  let consent: ConsentStore | undefined;
  const scene = await widgetScene(banner, instance, { withStores: stores => (consent = stores.consent) });
  const { container } = render(scene);
  act(() => void vi.advanceTimersByTime(300));
  return { container, allow: () => act(() => consent?.decide(['marketing'])) };
}
const playerIn = (container: Element) => container.querySelector('iframe');

function say(origin: string, source: unknown, data: unknown): void {
  const event = new MessageEvent('message', { origin, data });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void dispatchEvent(event));
}

it('loads nothing from Vimeo before consent, and shows the image', async () => {
  const { container, allow } = await shown({});
  expect(container.querySelector('img')).not.toBeNull();
  expect(playerIn(container)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  allow();
  expect(playerIn(container)?.src).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/76979871\?background=1&muted=1/,
  );
  expect(screen.getByRole('button', { name: 'Pysäytä video' })).toBeDefined();
});

it('shows the video when its own Vimeo frame reports playback, and ignores other senders', async () => {
  const { container, allow } = await shown({});
  allow();
  const player = playerIn(container) as HTMLIFrameElement;
  const plays = JSON.stringify({ event: 'timeupdate' });
  say('https://player.vimeo.com.evil.example', player.contentWindow, plays);
  say('https://player-vimeo.com', player.contentWindow, plays);
  say('https://player.vimeo.com', window, plays);
  say('https://player.vimeo.com', player.contentWindow, '{');
  expect(player.className).not.toContain('moving');
  say('https://player.vimeo.com', player.contentWindow, plays);
  expect(player.className).toContain('moving');
});

const youtubeVideo: WidgetInstance = {
  ...clip,
  props: { ...clip.props, video: { wide: { provider: 'youtube', source: 'aqz-KE-bpKQ' } } },
};
const youtube = 'https://www.youtube-nocookie.com';

it.each<[string, WidgetInstance, string, unknown, unknown]>([
  ['Vimeo', clip, 'https://player.vimeo.com', { event: 'timeupdate' }, { method: 'pause' }],
  [
    'YouTube',
    youtubeVideo,
    youtube,
    { event: 'infoDelivery', info: { playerState: 1 } },
    { event: 'command', func: 'pauseVideo', args: [] },
  ],
])(
  'stays paused when the button was pressed before %s was ready',
  async (_name, instance, from, plays, stop) => {
    const { container, allow } = await shown({ instance });
    allow();
    fireEvent.click(screen.getByRole('button', { name: 'Pysäytä video' }));
    const player = playerIn(container) as HTMLIFrameElement;
    const postMessage = vi
      .spyOn(player.contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined);
    say(from, player.contentWindow, JSON.stringify(plays));
    expect(postMessage).toHaveBeenCalledWith(JSON.stringify(stop), from);
    expect(player.className).not.toContain('moving');
  },
);

it('shows the video when YouTube plays, not on other messages', async () => {
  const { container, allow } = await shown({ instance: youtubeVideo });
  allow();
  const player = playerIn(container) as HTMLIFrameElement;
  const tells = (info: unknown, event = 'infoDelivery') =>
    say(youtube, player.contentWindow, JSON.stringify({ event, info }));
  tells({ playerState: -1 }, 'initialDelivery');
  tells({ currentTime: 0 });
  tells({ playerState: 2 });
  tells(3, 'onStateChange');
  expect(player.className).not.toContain('moving');
  tells(1, 'onStateChange');
  expect(player.className).toContain('moving');
});

it('is paused and resumed by a button beside the link', async () => {
  const { container } = await shown({ phone: true });
  const video = container.querySelector('video');
  expect(video).toMatchObject({ loop: true, muted: true });
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
  const button = screen.getByRole('button', { name: 'Pysäytä video' });
  expect(button.closest('a')).toBeNull();
  fireEvent.click(button);
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Toista video' })).toBeDefined();
});

it('neither plays nor loads with reduced motion until play is pressed', async () => {
  const { container } = await shown({ phone: true, calm: true });
  expect(container.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Toista video' }));
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/videos/winter.mp4');
});

it('stays one link with its text', async () => {
  await shown({});
  expect(screen.getByRole('link', { name: 'Talvi tulee joka vuosi' }).getAttribute('href')).toBe(
    '/auraus-ja-talvi',
  );
  expect(screen.getByRole('heading', { name: 'Talvi tulee joka vuosi' })).toBeDefined();
});

const embed = (src: string) =>
  `<div><iframe width="640" src="${src}" allow="autoplay"></iframe><script>xss()</script></div>`;

it.each([
  [
    {
      desktopVideoHtml: embed('https://player.vimeo.com/video/76979871?badge=0&amp;h=abc123def'),
      desktopVideoWidth: 1920,
      desktopVideoHeight: '1080',
    },
    { wide: { provider: 'vimeo', source: '76979871', hash: 'abc123def', width: 1920, height: 1080 } },
  ],
  [
    { mobileVideoHtml: embed('https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0'), mobileVideoWidth: 9 },
    { phone: { provider: 'youtube', source: 'aqz-KE-bpKQ' } },
  ],
])('reads the video id from %j', (configuration, expected) => {
  const video = videoFromCms(configuration);
  expect(video).toEqual(expected);
  expect(cmsProps['banner']?.({ video })).toBe(true);
});

it.each([
  ['https://player.vimeo.com.evil.example/video/76979871'],
  ['https://evil.example/player.vimeo.com/video/76979871'],
  ['javascript:alert(1)//player.vimeo.com/video/76979871'],
  ['//player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/'],
])('finds no video at %s', src => {
  expect(videoFromCms({ desktopVideoHtml: embed(src) })).toBeUndefined();
});
