/** The bar above a draft, as a merchandiser sees it. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import contentPreview from './index.ts';

it('says that the page is a draft and how to leave it', async () => {
  render(await widgetScene(contentPreview, minimal, { query: { alias: 'kevat' } }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Luonnos');
  const leave = screen.getByRole('button', { name: 'Poistu esikatselusta' });
  expect(leave.closest('form')).toHaveAttribute('action', '/preview/leave?locale=fi');
});

it('F23: keeps the page when another time is chosen', async () => {
  const query = { alias: 'kevat', market: 'se', at: '2026-11-27T08:00' };
  render(await widgetScene(contentPreview, minimal, { query }));
  expect(screen.getByLabelText('Hetki')).toHaveValue('2026-11-27T08:00');
  const form = screen.getByLabelText('Hetki').closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(query);
});
