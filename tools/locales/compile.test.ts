/** What a text becomes when it is compiled. */
import { expect, it } from 'vitest';
import { compileMessage, parseMessage, placeholdersOf } from './shape.mjs';

it('keeps a text without placeholders as a plain string', () => {
  expect(compileMessage('Lisää ostoskoriin')).toBe('Lisää ostoskoriin');
});

it('resolves quoting while it is at it', () => {
  expect(compileMessage("Kirjoita '{koodi}' näin")).toBe('Kirjoita {koodi} näin');
});

it('makes a tree of anything that asks for a value', () => {
  expect(Array.isArray(compileMessage('Yhteensä {sum}'))).toBe(true);
});

it('names everything a message asks for, however deep', () => {
  const text =
    '{n, plural, one {<a>{sum}</a>} other {{when, date} {k, select, x {1} other {{total, number}}}}}';
  expect(placeholdersOf(parseMessage(text))).toEqual([
    '<a>',
    'k (select)',
    'n (plural)',
    'sum',
    'total (number)',
    'when (date)',
  ]);
});
