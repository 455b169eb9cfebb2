/** The side menu of information pages (R-WIDGET-2). */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import contentMenu from './index.ts';
import { sampleInfoPages } from './sample-menu.ts';

it('lists the pages and marks the current one; entries without a link are plain text', async () => {
  render(await widgetScene(contentMenu, minimal, { api: { content: sampleInfoPages }, path: '/toimitus' }));
  expect(screen.getByRole('navigation', { name: 'Asiakaspalvelu' })).toBeDefined();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Toimitus ja maksaminen');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('renders nothing on a page without the tag, and requests no menu', async () => {
  const menu = () => Promise.reject(new Error('unexpected request'));
  const other = { ...minimal, props: { alias: 'muu' } };
  expect(
    await widgetScene(contentMenu, other, { api: { content: { ...sampleInfoPages, menu } } }),
  ).toBeNull();
});
