/** The banner as a shopper sees it, and its configurations in the content system. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import colour from './examples/colour.json' with { type: 'json' };
import hero from './examples/hero.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import banner from './index.ts';

it('is one link named by its texts', async () => {
  render(await widgetScene(banner, minimal));
  const link = screen.getByRole('link', {
    name: /Pitoa mutaan ja jäälle.*Renkaat ja vanteet.*Katso tuotteet/,
  });
  expect(link.getAttribute('href')).toBe('/renkaat-ja-vanteet');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

it('is named by its image when it has no text', async () => {
  const { image, href } = minimal.props;
  render(await widgetScene(banner, { ...minimal, props: { image, href } }));
  expect(screen.getByRole('link', { name: 'Renkaat ja vanteet' })).toBeDefined();
});

it('is no taller than its place with an upright photo, and keeps its focal points in view (R-STUDIO-240)', async () => {
  const upright = { ...hero.props.image, width: 3000, height: 4000, focus: { x: 40, y: 25 } };
  const shown = async (image: object) => {
    const scene = await widgetScene(banner, { ...hero, props: { ...hero.props, image } });
    const { container, unmount } = render(scene);
    const img = container.querySelector('img');
    const link = container.querySelector('a');
    const found = {
      ratio: Number(img?.getAttribute('height')) / Number(img?.getAttribute('width')),
      sight: ['phone', 'tablet'].map(screen => link?.style.getPropertyValue(`--sight-${screen}`)),
    };
    unmount();
    return found;
  };
  const { ratio, sight } = await shown({ ...upright, phoneFocus: { x: 10, y: 90 } });
  expect(ratio).toBeCloseTo(5 / 12, 2);
  expect(sight).toEqual(['10% 90%', '40% 25%']);
  // The point of the other picture says nothing about that of phones.
  expect((await shown(upright)).sight[0]).toBe('');
  const { phoneFile: _file, ...alone } = upright;
  expect((await shown(alone)).sight[0]).toBe('40% 25%');
});

it('has a background colour without an image', async () => {
  render(await widgetScene(banner, colour));
  expect(screen.getByRole('heading', { level: 2, name: 'Kerro koneesi, etsimme osan' })).toBeDefined();
});

it('is the h1 when it is the first banner of the front page, and h2 elsewhere', async () => {
  const { titleTag: _, ...props } = hero.props;
  const first = await widgetScene(banner, { ...hero, props }, { place: { priority: 'high' } });
  const { unmount } = render(first);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  unmount();
  render(await widgetScene(banner, { ...hero, props }, { place: { priority: 'lazy' } }));
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
});

const image = { filename: 'a.jpg', href: 'c/talvi', altText: 'Aura' };

it.each([
  [0, 'start'],
  [1, 'center'],
  [2, 'end'],
])('reads the full-width placement %j as %s', (textAndButtonPlacementFullWidth, placement) => {
  expect(fromCms({ image, classNames: 'full', textAndButtonPlacementFullWidth }, [])).toMatchObject({
    placement,
    size: 'l',
  });
});

it.each([
  [0, 'below'],
  [1, 'on-image'],
  [undefined, 'below'],
])('reads the placement %j as %s', (textAndButtonPlacement, placement) => {
  expect(fromCms({ image, textAndButtonPlacement }, [])).toMatchObject({ placement, size: 'm' });
});

it.each([
  [0, 'dark'],
  [1, 'light'],
  [undefined, 'light'],
])('reads the text colour %j as %s', (textColor, expected) => {
  expect(fromCms({ image, textColor }, [])).toMatchObject({ textColor: expected, href: '/c/talvi' });
});

it('is hidden without content', () => {
  expect(fromCms({ text1: '' }, [])).toBeNull();
});
