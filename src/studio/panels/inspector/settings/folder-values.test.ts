import { expect, it } from 'vitest';
import { applyOperations } from '#engine/operation/apply.ts';
import { backToFolder, differs, differsAt, shortValue } from './folder-values.ts';

const folder = { name: 'Vinssipuoti', phone: { fi: '020 1', sv: '020 2' }, colours: {} };

it('marks what the shop would say otherwise, and nothing that is only written otherwise', () => {
  const body = { ...folder, phone: { fi: '020 9', sv: '020 2' }, shortName: '', hours: { fi: '', sv: '' } };
  expect(differsAt(folder, body, ['phone'])).toBe(true);
  expect(['name', 'shortName', 'hours'].map(name => differsAt(folder, body, [name]))).toEqual([
    false,
    false,
    false,
  ]);
  expect([differs(folder, body), differs(folder, { ...folder, shortName: '' })]).toEqual([true, false]);
});

it('goes back to the folder with what was added, changed and taken out', () => {
  const body = {
    name: 'X',
    phone: { fi: '020 9' },
    colours: { ink: { light: '#000', dark: '#fff' } },
    mail: 'a',
  };
  const back = applyOperations(body, backToFolder(folder, body));
  expect(back).toMatchObject({ ok: true, value: folder });
  expect(back.ok && 'mail' in back.value).toBe(false);
});

it('names what can be said in a line', () => {
  expect(
    [4, 'a', '', { fi: 'yksi', sv: 'ett' }, ['a', 'b'], { light: '#000' }, undefined].map(value =>
      shortValue(value, ['sv', 'fi']),
    ),
  ).toEqual(['4', 'a', undefined, 'ett', 'a, b', undefined, undefined]);
});
