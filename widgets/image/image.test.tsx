/** An image as a shopper sees it, and its configurations in the CMS. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import longText from './examples/long-text.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import image from './index.ts';

it('links to its target and is named by its alternative text', async () => {
  render(await widgetScene(image, longText));
  const link = screen.getByRole('link', { name: 'Aura työntää lunta' });
  expect(link.getAttribute('href')).toBe('/auraus-ja-talvi');
  expect(screen.getByRole('figure').textContent).toContain('erikoislujuusteräskiinnike');
});

it('is decorative without an alternative text', async () => {
  render(await widgetScene(image, minimal));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it("reserves the space of the file's aspect ratio", async () => {
  const { container } = render(await widgetScene(image, minimal));
  const shown = container.querySelector('img');
  expect(Number(shown?.getAttribute('height')) / Number(shown?.getAttribute('width'))).toBe(0.25);
});

it('reads size, phone crop and link from the CMS', () => {
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
