/** The brands page as a shopper sees it. */

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import { groupByLetter } from './group-by-letter.ts';
import brandsOverview from './index.ts';
import { sampleBrands } from './sample-brands.ts';

const scene = (brands = sampleBrands) =>
  widgetScene(brandsOverview, minimal, { api: { catalogue: { brands: () => Promise.resolve(brands) } } });

it('groups by first letter in Finnish and Swedish alphabetical order', () => {
  for (const locale of ['fi', 'sv'])
    expect(groupByLetter(sampleBrands, locale).map(({ letter }) => letter)).toEqual([
      '0–9',
      'M',
      'R',
      'Z',
      'Å',
      'Ä',
      'Ö',
    ]);
});

it('groups upper and lower case together, in order', () => {
  const group = groupByLetter(sampleBrands, 'fi').find(({ letter }) => letter === 'R');
  expect(group?.brands.map(({ name }) => name)).toEqual(['routahammas', 'Routakita']);
});

it('links to each brand', async () => {
  render(await scene());
  expect(screen.getByRole('heading', { level: 1, name: 'Merkit A–Ö' })).toBeDefined();
  const region = screen.getByRole('region', { name: 'Merkit kirjaimella Z' });
  expect(within(region).getByRole('link', { name: 'Zeta' }).getAttribute('href')).toBe('/b/brand-2');
});

it('filters by the pressed letters and shows all again', async () => {
  render(await scene());
  const letter = screen.getByRole('button', { name: 'Z' });
  await userEvent.click(letter);
  expect(letter.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Poista kaikki suodattimet' }));
  expect(letter.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Poista kaikki suodattimet' })).toBeNull();
});

it('says so when there are no brands', async () => {
  render(await scene([]));
  expect(screen.getByText(/Merkkejä ei löytynyt/)).toBeDefined();
});
