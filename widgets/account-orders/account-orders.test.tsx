// @vitest-environment jsdom
/** Account orders as a shopper meets it. */
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import minimal from './examples/minimal.json' with { type: 'json' };
import accountOrders from './index.ts';

it('says what belongs here and leads on', async () => {
  render(await widgetScene(accountOrders, minimal));
  expect(screen.getByRole('heading', { level: 1, name: 'Tilaukset' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/all-products');
});
