/** The languages of the demo texts are those of the interface. */
import { expect, it } from 'vitest';
import shopLanguages from '../locales/languages.json' with { type: 'json' };
import { languages, translations } from './words.ts';

it('has the languages of locales/languages.json', () => {
  expect(languages.map(({ id, code, name }) => ({ id, code, name }))).toEqual(
    shopLanguages.map(({ tag, code, name }) => ({ id: tag, code, name })),
  );
});

it('rejects a text that is missing in a language', () => {
  expect(() => translations('Renkaat | Däck')).toThrow('Not a text in every language: Renkaat');
});
