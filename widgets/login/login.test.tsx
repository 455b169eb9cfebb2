// @vitest-environment jsdom
/** Login as a shopper meets it. */
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import minimal from './examples/minimal.json' with { type: 'json' };
import login from './index.ts';

it('says what belongs here and leads on', async () => {
  render(await widgetScene(login, minimal));
  expect(screen.getByRole('heading', { level: 1, name: 'Oma tili' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account-orders');
});
