/** Videos: nothing of the service loads before play is pressed. */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import video from './index.ts';

afterEach(() => vi.unstubAllGlobals());

/** Mocks the window width, and a dialog that opens as in a browser. */
function inWindow(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
}

const play = () => screen.getByRole('button', { name: /^Toista video/ });

it('loads nothing from other origins before play is pressed', async () => {
  const { container } = render(await widgetScene(video, minimal));
  expect(container.querySelector('iframe, script')).toBeNull();
  expect(play().getAttribute('aria-describedby')).toBe('video-note');
  expect(screen.getByText(/YouTube/).id).toBe('video-note');
});

it('replaces the poster with the player', async () => {
  inWindow(true);
  render(await widgetScene(video, minimal));
  await userEvent.click(play());
  const player = screen.getByTitle('Näin vaihdat variaattorin hihnan');
  expect(player.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/,
  );
});

it('shows the player in a modal if configured, and restores the poster on closing', async () => {
  inWindow(true);
  render(await widgetScene(video, full));
  await userEvent.click(play());
  const dialog = screen.getByRole('dialog');
  expect(dialog.querySelector('iframe')?.src).toContain('https://player.vimeo.com/video/76979871');
  dialog.dispatchEvent(new Event('close'));
  expect(await screen.findByRole('button', { name: /^Toista video/ })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens no modal on a phone', async () => {
  inWindow(false);
  render(await widgetScene(video, full));
  await userEvent.click(play());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('figure iframe')).not.toBeNull();
});

it.each([
  [
    { videoId: 76979871, videoProvider: 1 },
    { provider: 'vimeo', videoId: '76979871', display: 'inline' },
  ],
  [
    { videoId: ' abc ', videoProvider: '0', videoDisplayType: 1 },
    { provider: 'youtube', videoId: 'abc', display: 'modal' },
  ],
])('reads %j from the CMS', (configuration, expected) => {
  expect(fromCms(configuration, [])).toMatchObject(expected);
});

it("takes poster and text from the CMS, never the type's name", () => {
  const configuration = {
    videoId: 'abc',
    displayName: 'Video',
    image: { fileName: 'p.jpg', altText: 'Hihnan vaihto' },
  };
  expect(fromCms(configuration, [{ fileName: 'p.jpg', width: 1600, height: 900 }])).toMatchObject({
    title: 'Hihnan vaihto',
    poster: { file: 'p.jpg', width: 1600, height: 900 },
  });
});

it.each([[{}], [{ videoId: '' }], [{ videoId: null }], [{ videoId: {} }]])(
  'is hidden without a video: %j',
  configuration => {
    expect(fromCms(configuration, [])).toBeNull();
  },
);
