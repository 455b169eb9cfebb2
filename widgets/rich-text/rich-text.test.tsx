/** Rich text as a reader sees it. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import longText from './examples/long-text.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import richText from './index.ts';

it('keeps headings, lists, links and tables', async () => {
  render(await widgetScene(richText, longText));
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Asiakaspalvelu' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '4/110' })).toBeDefined();
});

it("turns an author's h1 into an h2, because the page has its own h1", async () => {
  const instance = { type: 'rich-text', v: 1, id: 'r', props: { text: '<h1>Ehdot</h1>' } };
  render(await widgetScene(richText, instance));
  expect(screen.getByRole('heading', { level: 2, name: 'Ehdot' })).toBeDefined();
});

it('is hidden when the CMS sends no content', () => {
  expect(fromCms({ text: '  ' })).toBeNull();
  expect(fromCms({ text: '<p>Hei</p>' })).toEqual({ text: '<p>Hei</p>' });
});
