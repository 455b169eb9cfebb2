import { expect, it } from 'vitest';
import { isEmail, isValid, passwordStrength } from './validation.ts';

it.each(['matti@esimerkki.fi', 'å.ö+atv@mail.example.se', "o'neil@x.io"])(
  'accepts %s as an email address',
  address => {
    expect(isEmail(address)).toBe(true);
  },
);

it.each(['', 'matti', 'matti@', '@esimerkki.fi', 'matti@esimerkki', 'a b@c.fi', 'a@b..fi', 'a@b.fi, c@d.fi'])(
  'rejects %j as an email address',
  address => {
    expect(isEmail(address)).toBe(false);
  },
);

it('allows an optional field to be empty but not invalid (R-A11Y-10)', () => {
  expect(isValid('', { mode: 'email', optional: true })).toBe(true);
  expect(isValid('matti', { mode: 'email', optional: true })).toBe(false);
});

it('requires eight characters for a password', () => {
  expect(isValid('1234567', { mode: 'passwordStrength' })).toBe(false);
  expect(isValid('12345678', { mode: 'passwordStrength' })).toBe(true);
});

it('requires the repeated password to be equal and not empty (R-AUTH-6)', () => {
  expect(isValid('', { mode: 'passwordMatch', matches: '' })).toBe(false);
  expect(isValid('hemlig-1', { mode: 'passwordMatch', matches: 'hemlig-2' })).toBe(false);
  expect(isValid('hemlig-1', { mode: 'passwordMatch', matches: 'hemlig-1' })).toBe(true);
});

it('rejects whitespace as a value', () => {
  expect(isValid('   ', { mode: 'empty' })).toBe(false);
});

it('takes a Swedish number for a personal id where no other validator is given', () => {
  const valid = ['811228-9874', '8112289874', '19811228-9874', '198112289874'];
  const wrong = ['', 'abc', '811228-9875', '811328-9874', '81122-89874', '811228 98 74 1', '0000000000'];
  const judged = (values: string[]) => values.filter(value => isValid(value, { mode: 'personalId' }));
  expect(judged(valid)).toEqual(valid);
  expect(judged(wrong)).toEqual([]);
  expect(isValid('', { mode: 'personalId', optional: true })).toBe(true);
});

it('uses the given validator for a personal id', () => {
  const judge = (value: string) => value === '811228-9874';
  expect(isValid('811228-9874', { mode: 'personalId', validate: judge })).toBe(true);
  expect(isValid('811228-9875', { mode: 'personalId', validate: judge })).toBe(false);
});

it('rates a password by its length alone and detects repetition', () => {
  expect(passwordStrength('Ab1!')).toBe(0);
  expect(passwordStrength('aaaaaaaaaaaaaaaaaaaa')).toBe(1);
  expect(passwordStrength('talvikeli')).toBe(1);
  expect(passwordStrength('Talvik3li!')).toBe(1);
  expect(passwordStrength('talvikelissä')).toBe(2);
  expect(passwordStrength('mönkijä metsässä talvella')).toBe(3);
});
