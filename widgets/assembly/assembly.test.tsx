/** A drawing as a shopper uses it: from a number to its part, and back. */
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import frontAxle from './examples/full.json' with { type: 'json' };
import assembly from './index.ts';
import { markRules } from './mark-rules.ts';

const rowOf = (heading: string) =>
  screen.getByRole('heading', { level: 3, name: heading }).closest('li') ?? expect.fail('no row');

it('names each number by its part, leads to its row, and back into the drawing', async () => {
  render(await widgetScene(assembly, frontAxle));
  expect(screen.getByRole('heading', { level: 1, name: 'Etuakseli' })).toBeDefined();
  const drawing = screen.getByRole('region', { name: 'Räjäytyskuva: Etuakseli' });
  const marks = within(drawing).getAllByRole('link');
  expect(marks.map(mark => mark.getAttribute('aria-label'))).toEqual([
    '6, Drivnord Nivel pallonivelsarja',
    '7, Drivnord Kuula pyöränlaakerisarja etu',
  ]);
  const row = rowOf('Drivnord Kuula pyöränlaakerisarja etu, Polaris Sportsman 570 2015–2021');
  expect(marks[1]?.getAttribute('href')).toBe(`#${row.id}`);
  // Where the address leads, the focus goes.
  expect(row.tabIndex).toBe(-1);
  const back = within(row).getByRole('link', { name: '7, näytä kuvassa' });
  expect(back.getAttribute('href')).toBe(`#${marks[1]?.id}`);
});

it('says of a part what is to be known, and sells it without scripts', async () => {
  render(await widgetScene(assembly, frontAxle));
  const row = rowOf('Drivnord Kuula pyöränlaakerisarja etu, Polaris Sportsman 570 2015–2021');
  for (const text of ['Tuotenumero DRI-2219', '2 kpl', 'Kiristä napamutteri momenttiin.'])
    expect(within(row).getByText(text)).toBeDefined();
  const form = within(row).getByRole('button').closest('form');
  expect([form?.method, form?.dataset['buy']]).toEqual(['post', '2219']);
});

it('says that one of several parts is used, and offers none that is sold out', async () => {
  render(await widgetScene(assembly, frontAxle));
  const row = rowOf('Drivnord Nivel pallonivelsarja, Polaris Sportsman 570 2015–2021');
  expect(within(row).getByText('Jokin näistä:')).toBeDefined();
  expect(within(row).getAllByRole('article')).toHaveLength(2);
  expect(within(row).getByText('2 kpl, vain ohjaustehostimella varustettuihin')).toBeDefined();
  expect(within(row).getAllByRole('button')).toHaveLength(1);
});

it('marks the number of a row by rules that carry nothing of a position but its letters and digits', () => {
  expect(markRules(['7', '7a']).split('\n')).toHaveLength(2);
  expect(markRules(['7}body{display:none'])).not.toContain('display:none');
  expect(markRules(['7'])).toContain('#position-7:is(:hover,:focus-within,:target)) #mark-7{');
});
