/** The drawings of a machine as a shopper sees them. */
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import all from './examples/full.json' with { type: 'json' };
import none from './examples/minimal.json' with { type: 'json' };
import assemblies from './index.ts';

it('leads from each drawing to its page', async () => {
  render(await widgetScene(assemblies, all));
  expect(screen.getByRole('heading', { level: 1, name: 'Räjäytyskuvat' })).toBeDefined();
  const link = screen.getByRole('link', { name: /Etuakseli.*Polaris Sportsman 570 2015–2021/ });
  expect(link.getAttribute('href')).toBe('/d/front-axle');
});

it('names the vehicle, says that it has no drawing yet, and leads to all others', async () => {
  render(await widgetScene(assemblies, none));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Can-Am Outlander 650 2021');
  expect(screen.getByText('Tälle ajoneuvolle ei ole vielä räjäytyskuvia')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Kaikki räjäytyskuvat' }).getAttribute('href')).toBe('/assemblies');
});

it('links to the other pages of the list', async () => {
  const drawings = { ...all.props.drawings, count: 60, page: 2, pageCount: 3 };
  render(await widgetScene(assemblies, { ...all, props: { drawings } }));
  const pages = within(screen.getByRole('navigation', { name: 'Sivut' }));
  expect(pages.getByRole('link', { name: 'Seuraava sivu' }).getAttribute('href')).toMatch(/\?page=3$/);
  expect(pages.getByRole('link', { name: 'Sivu 1 / 3' }).getAttribute('href')).not.toContain('page');
});
