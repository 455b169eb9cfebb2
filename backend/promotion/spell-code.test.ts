/** Promo codes as people type them, and as they copy them out of mails. */
import { expect, it } from 'vitest';
import { spellCode } from './spell-code.ts';

it.each([
  'kymppi ',
  'ＫＹＭＰＰＩ',
  '\u200bKYMPPI',
  'K\u00adYMPPI\u00a0',
  '“KYMPPI”',
  '»Kymppi«,',
  '(KYMPPI).',
  '\u2066KYMPPI\u2069',
])('%j is KYMPPI', text => expect(spellCode(text)).toBe('KYMPPI'));

it.each([
  ['kesa\u0308', 'KESÄ'],
  ['talvi–10', 'TALVI-10'],
  ['ale!', 'ALE!'],
  ['kym ppi', 'KYM PPI'],
  ['…', ''],
])('%j is %j', (text, code) => expect(spellCode(text)).toBe(code));
