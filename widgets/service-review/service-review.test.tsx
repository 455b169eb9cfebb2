/** External reviews of the shop. */

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import badge from './examples/badge.json' with { type: 'json' };
import serviceReview from './index.ts';
import schema from './props.schema.json' with { type: 'json' };

const script = 'https://static.reviews.example/widget.js?key=shop-1';
const tags = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${script}"]`);

afterEach(() => {
  cleanup();
  for (const tag of tags()) tag.remove();
});

async function show() {
  let stores: ShopperStores | undefined;
  const scene = await widgetScene(serviceReview, badge, {
    config: { serviceReviews: { script, key: 'shop-1' } },
    withStores: made => {
      stores = made;
    },
  });
  await act(async () => render(scene));
  return stores as ShopperStores;
}

it('accepts the five display types of the service and no other (R-WIDGET-22)', () => {
  const { enum: modes } = schema.properties.mode;
  expect(modes).toEqual(['review-list', 'badge-starred', 'badge-short', 'badge-long', 'testimonial-banner']);
});

it('sends no request to the service before consent, and says why it is empty', async () => {
  const { consent } = await show();
  expect(tags()).toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Asiakkaiden arvostelut kaupasta' }).textContent).not.toBe('');
  act(() => consent.decide(['marketing']));
  expect(tags()).toHaveLength(1);
  const box = document.querySelector<HTMLElement>('[data-review-widget]');
  expect([box?.dataset['reviewWidget'], box?.dataset['apiKey']]).toEqual(['badge-short', 'shop-1']);
});

it('reserves the configured space', async () => {
  await show();
  const { style } = screen.getByRole('region');
  expect([style.width, style.minHeight]).toEqual(['240px', '60px']);
});

it('renders nothing without a configured service', async () => {
  expect(await widgetScene(serviceReview, badge)).toBeNull();
});
