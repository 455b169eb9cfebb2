/** Cards defined in JSON, and the accepted shapes (R-WIDGET-17). */

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cmsProps } from '#engine/validators.gen.mjs';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import cards from './examples/cards.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import json from './index.ts';

it('shows each card as one link with its name', async () => {
  render(await widgetScene(json, cards));
  const [first, second] = screen.getAllByRole('article').map(card => within(card));
  expect(first?.getByRole('link').textContent).toBe('Vaihteistoöljynsuodatintiivistesarja');
  expect(first?.getByText('Lue ohje')).toBeDefined();
  expect(second?.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
});

it('needs no heading above its cards', async () => {
  render(await widgetScene(json, minimal));
  expect(screen.getByRole('heading', { level: 2, name: 'Renkaat' })).toBeDefined();
});

const images = [{ fileName: 'a.jpg', width: 800, height: 600 }];
const picture = { file: 'a.jpg', width: 800, height: 600, alt: 'Kuva' };

it.each([
  [
    {
      templateId: 'cards-simple',
      json: { items: [{ title: 'A', url: 'tuotteet', src: 'a.jpg', alt: 'Kuva' }] },
    },
    { template: 'tiles', items: [{ title: 'A', href: '/tuotteet', image: picture }] },
  ],
  [
    {
      templateName: 'cards-rich',
      json: {
        header: { heading: 'H', description: 'D', textAlign: 'Center' },
        items: [
          {
            heading: 'A',
            description: 'B',
            image: { src: 'a.jpg', alt: 'Kuva' },
            cta: { url: '/x', text: 'C' },
          },
          'no card',
        ],
      },
    },
    {
      template: 'cards',
      title: 'H',
      text: 'D',
      alignment: 'center',
      items: [{ title: 'A', text: 'B', image: picture, href: '/x', buttonLabel: 'C' }],
    },
  ],
  [
    {
      templateId: 'text-+-cta',
      json: { text: { header: 'H', description: 'D' }, cta: { url: '/x', label: 'L' } },
    },
    { template: 'text', title: 'H', text: 'D', href: '/x', buttonLabel: 'L' },
  ],
  [
    {
      json: {
        component: 'banner-cards',
        configuration: {
          bannerImages: [
            {
              image: { src: 'a.jpg', alt: 'Kuva' },
              text: { title: 'T', byline: 'B', cta: { url: '/x', text: 'C' } },
            },
          ],
        },
      },
    },
    { template: 'banners', items: [{ title: 'T', text: 'B', image: picture, href: '/x', buttonLabel: 'C' }] },
  ],
])('reads %j as a known template that the schema accepts', (configuration, expected) => {
  const asText = { ...configuration, json: JSON.stringify(configuration.json) };
  expect(fromCms(asText, images)).toEqual(expected);
  expect(cmsProps['json']?.(structuredClone(expected))).toBe(true);
});

it('shows no image from another origin', () => {
  const src = 'https://evil.example/a.jpg';
  expect(fromCms({ templateId: 'cards-simple', json: { items: [{ title: 'A', src }] } }, images)).toEqual({
    template: 'tiles',
    items: [{ title: 'A' }],
  });
});

it.each([
  [{}],
  [{ json: '{' }],
  [{ json: '[]' }],
  [{ json: '{"component":"constructor"}' }],
  [{ json: '{"sendFormToEmail":"a@b.fi"}', templateId: 'form' }],
])('is hidden for %j', configuration => {
  expect(fromCms(configuration, [])).toBeNull();
});
