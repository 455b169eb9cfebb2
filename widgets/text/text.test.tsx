/** A text widget as a reader sees it, and its configurations in the CMS. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import full from './examples/full.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import text from './index.ts';

const instance = (props: Record<string, unknown>): WidgetInstance => ({
  type: 'text',
  v: 2,
  id: 'text',
  props,
});

it('shows title, subtitle and body', async () => {
  render(await widgetScene(text, full));
  expect(screen.getByRole('heading', { level: 1, name: 'Osat, jotka sopivat koneeseesi' })).toBeDefined();
  expect(screen.getByText('Valitse ajoneuvosi kerran')).toBeDefined();
  expect(screen.getByRole('link', { name: /Kysy/ }).getAttribute('href')).toBe('/asiakaspalvelu');
});

it('renders no element for missing parts', async () => {
  const { container } = render(await widgetScene(text, instance({ title: 'Huolto' })));
  expect(container.textContent).toBe('Huolto');
  expect(await widgetScene(text, instance({}))).toBeNull();
});

it("removes scripts from the author's HTML", async () => {
  const html = '<p onclick="steal()">Hei<script>steal()</script></p>';
  const { container } = render(await widgetScene(text, instance({ text: html })));
  expect(container.innerHTML).not.toMatch(/script|onclick/);
  expect(container.textContent).toBe('Hei');
});

it.each([
  [0, 'h1'],
  [1, 'h2'],
  [2, 'h3'],
  [3, 'div'],
  [undefined, 'div'],
  ['1', 'h2'],
  [9, 'div'],
])('reads the render mode %j as %s', (titleRenderMode, titleTag) => {
  expect(fromCms({ title: 'A', titleRenderMode })).toMatchObject({ titleTag });
});

it.each([
  [0, 'center'],
  [1, 'start'],
  [2, 'center'],
  [3, 'end'],
  [4, 'justify'],
  [undefined, 'center'],
])('reads the alignment %j as %s', (textAlignment, alignment) => {
  expect(fromCms({ title: 'A', textAlignment })).toMatchObject({ alignment });
});

it('keeps line breaks of plain text and leaves markup unchanged', () => {
  expect(fromCms({ text: 'Eka\nToka' })).toMatchObject({ text: 'Eka<br>Toka' });
  expect(fromCms({ text: '<p>Eka\nToka</p>' })).toMatchObject({ text: '<p>Eka\nToka</p>' });
});

it('is hidden when all parts are empty', () => {
  expect(fromCms({ title: ' ', subtitle: '', text: null })).toBeNull();
});
