// @vitest-environment jsdom
/** A picture as a shopper meets it, and the CMS's configurations of it. */
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import longText from './examples/long-text.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import image from './index.ts';

it('leads where its link says and is named by what it shows', async () => {
  render(await widgetScene(image, longText));
  const link = screen.getByRole('link', { name: 'Mönkijä auraa pihaa' });
  expect(link.getAttribute('href')).toBe('/auraus-ja-talvi');
  expect(screen.getByRole('figure').textContent).toContain('erikoislujuusteräskiinnike');
});

it('is decoration without words of its own', async () => {
  render(await widgetScene(image, minimal));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('keeps the room of its file', async () => {
  const { container } = render(await widgetScene(image, minimal));
  const shown = container.querySelector('img');
  expect(Number(shown?.getAttribute('height')) / Number(shown?.getAttribute('width'))).toBe(0.25);
});

it('takes size, phone cut and link from the CMS', () => {
  const configuration = {
    image: { filename: 'a.jpg', filenameForMobileDevice: 'b.jpg', href: '/c/x', altText: ' Aura ' },
  };
  const images = [
    { fileName: 'a.jpg', width: 1600, height: 400 },
    { fileName: 'b.jpg', width: 400, height: 500 },
  ];
  expect(fromCms(configuration, images)).toEqual({
    image: {
      file: 'a.jpg',
      width: 1600,
      height: 400,
      alt: 'Aura',
      phoneFile: 'b.jpg',
      phoneWidth: 400,
      phoneHeight: 500,
    },
    href: '/c/x',
  });
});

it.each([[{}], [{ image: null }], [{ image: { filename: '' } }], [{ image: 'a.jpg' }]])(
  'is hidden without a file: %j',
  configuration => {
    expect(fromCms(configuration, [])).toBeNull();
  },
);
