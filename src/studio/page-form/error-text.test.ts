/** Linter findings of a field in the language of the editor. */

import { expect, it } from 'vitest';
import type { SchemaError } from '#engine/definition/grammar.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { explainError } from '#page-lint/source/explain-error.ts';
import { errorText } from './error-text.ts';

const intl = serverIntl('fi');
const said = (keyword: string, params: SchemaError['params']) =>
  errorText(
    { severity: 'error', jsonPath: [], ...explainError({ keyword, params, instancePath: '' }) },
    intl,
  );

it.each([
  ['minimum', { limit: 2 }, 'Arvon on oltava vähintään 2.'],
  ['maximum', { limit: 60 }, 'Arvo saa olla enintään 60.'],
  ['minLength', { limit: 1 }, 'Kirjoita jotakin.'],
  ['minLength', { limit: 3 }, 'Vähintään 3 merkkiä.'],
  ['maxLength', { limit: 160 }, 'Enintään 160 merkkiä.'],
  ['minItems', { limit: 1 }, 'Vähintään 1 kohta.'],
  ['maxItems', { limit: 12 }, 'Enintään 12 kohtaa.'],
  ['required', { missingProperty: 'title' }, 'Tämä tieto puuttuu.'],
  ['multipleOf', { multipleOf: 4 }, 'A multiple of 4 is needed'],
])('reports %s %j', (keyword, params, text) => {
  expect(said(keyword, params)).toBe(text);
});
