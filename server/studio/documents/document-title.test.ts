/** Documents are called by their titles, or by the name that a user gave them (R-STUDIO-120). */
import { expect, it } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { namesOf } from './document-title.ts';

const called = (body: object) => namesOf('page:spring', body as DocumentBody);
const titles = { fi: 'Kevät', sv: 'Vår', en: { $same: 'sv' } };

it('has a name in each language when it is called by its title', () => {
  const names = { fi: 'Kevät', sv: 'Vår', en: 'Vår' };
  expect(called({ label: 'Kevät', title: titles })).toEqual({ label: 'Kevät', names });
  expect(called({ label: 'Vår', seo: { title: titles } })).toEqual({ label: 'Vår', names });
});

it('keeps another name in all languages', () => {
  expect(called({ label: 'Draft of spring', title: titles })).toEqual({ label: 'Draft of spring' });
  expect(called({ label: 'Front page', seo: { title: { $t: 'seo.home.title' } } })).toEqual({
    label: 'Front page',
  });
  expect(called({})).toEqual({ label: 'spring' });
});

it('leaves out languages without a title', () => {
  expect(called({ label: 'Kevät', title: { fi: 'Kevät', sv: '' } }).names).toEqual({ fi: 'Kevät' });
});
