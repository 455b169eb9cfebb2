/** What people read when the server refuses (R-STUDIO-159). */
import { expect, it } from 'vitest';
import { createCompiledIntl } from '#i18n/create-intl.ts';
import { ApiProblem } from '../api/api-client.ts';
import { messages as fi } from '../texts/messages.fi.gen.ts';
import { messages as sv } from '../texts/messages.sv.gen.ts';
import { problemText } from './problem-words.ts';
import { Declined } from './session-store.ts';

const problem = (code: string) => new ApiProblem(409, { code, message: 'The draft has moved on' });

it.each([
  ['fi', createCompiledIntl('fi-FI', fi)],
  ['sv', createCompiledIntl('sv-SE', sv)],
])('no message of the server reaches the reader in %s', (_locale, intl) => {
  const said = ['VERSION_MOVED', 'ROLE', 'EXISTS', 'SOMETHING_NEW'].map(code =>
    problemText(problem(code), intl),
  );
  expect(new Set(said).size).toBe(4);
  for (const text of said) expect(text).not.toMatch(/draft|^$|[A-Z]{2,}/);
});

it('says nothing about what a person has declined, and that the server could not be reached', () => {
  const intl = createCompiledIntl('fi-FI', fi);
  expect(problemText(new Declined(), intl)).toBe('');
  expect(problemText(new TypeError('fetch failed'), intl)).toBe(fi['SIGN_IN_UNREACHABLE']);
});
