/** Identity numbers: published examples, invalid variants, and properties of the check digits. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentityHolder } from './identity-number.ts';
import { isIdentityNumber, typedIdentity } from './identity-number.ts';

const accepted: [string, IdentityHolder, string][] = [
  ['FI', 'PERSON', '131052-308T'],
  ['FI', 'PERSON', '131052y308t'],
  ['FI', 'PERSON', '290200A248A'],
  ['FI', 'ORGANIZATION', '0737546-2'],
  ['FI', 'ORGANIZATION', 'FI07375462'],
  ['FI', 'ORGANIZATION', '737546-2'],
  ['SE', 'PERSON', '811228-9874'],
  ['SE', 'PERSON', '198112289874'],
  ['SE', 'PERSON', '701063-2391'],
  ['SE', 'ORGANIZATION', '556036-0793'],
  ['SE', 'ORGANIZATION', '165560360793'],
  ['SE', 'ORGANIZATION', '811228-9874'],
  ['NO', 'ORGANIZATION', '923 609 016'],
  ['NO', 'ORGANIZATION', 'NO923609016MVA'],
  ['DK', 'PERSON', '070761-4285'],
  ['DK', 'ORGANIZATION', 'DK24256790'],
  ['GB', 'ORGANIZATION', 'GB 123456789'],
  // As printed, pasted and typed on phones.
  ['FI', 'PERSON', '131052–308T'],
  ['FI', 'PERSON', ' 131052\u00a0-\u00a0308t '],
  ['FI', 'PERSON', '\u200e131052\u2011308T\u200b'],
  ['FI', 'PERSON', 'Hetu: 131052−308T'],
  ['FI', 'PERSON', 'henkilötunnus 131052-308T'],
  ['FI', 'ORGANIZATION', 'Y-tunnus: 0737546–2'],
  ['FI', 'ORGANIZATION', '0737546 - 2'],
  ['FI', 'ORGANIZATION', 'FI 0737546-2'],
  ['FI', 'ORGANIZATION', 'FI-07375462'],
  ['FI', 'ORGANIZATION', 'ALV-tunnus FI07375462'],
  ['FI', 'ORGANIZATION', 'FO-nummer 0737546-2'],
  ['SE', 'PERSON', '811228–9874'],
  ['SE', 'PERSON', '19811228 9874'],
  ['SE', 'PERSON', '811228\u202f9874'],
  ['SE', 'PERSON', 'Personnummer 19811228-9874'],
  // Coordination numbers of people whose month or day of birth is not known (test data of the Swedish Tax Agency).
  ['SE', 'PERSON', '191500882392'],
  ['SE', 'PERSON', '191500722390'],
  ['SE', 'ORGANIZATION', 'Org.nr 556036–0793'],
  ['SE', 'ORGANIZATION', 'Org.nr: 556036-0793'],
  ['SE', 'ORGANIZATION', 'organisationsnummer 556036 0793'],
  ['SE', 'ORGANIZATION', 'SE556036079301'],
  ['SE', 'ORGANIZATION', 'SE 556036-0793 01'],
  ['SE', 'ORGANIZATION', 'Momsreg.nr SE556036079301'],
  ['NO', 'ORGANIZATION', '923\u00a0609\u00a0016'],
  ['NO', 'ORGANIZATION', '923.609.016'],
  ['NO', 'ORGANIZATION', 'NO 923 609 016 MVA'],
  ['NO', 'ORGANIZATION', 'Org.nr. 923 609 016'],
  ['NO', 'ORGANIZATION', 'NO-923609016'],
  ['DK', 'PERSON', '070761 4285'],
  ['DK', 'PERSON', '0707614285'],
  ['DK', 'PERSON', 'CPR-nr. 070761–4285'],
  ['DK', 'ORGANIZATION', '24 25 67 90'],
  ['DK', 'ORGANIZATION', 'CVR-nr.: 24 25 67 90'],
  ['DK', 'ORGANIZATION', 'DK-24256790'],
  ['GB', 'ORGANIZATION', 'GB\u00a0123456789'],
  // Out of a sentence, a letterhead, an e-invoice.
  ['FI', 'PERSON', '(131052-308T).'],
  ['FI', 'ORGANIZATION', '0737546-2,'],
  ['FI', 'ORGANIZATION', '”0737546-2”'],
  ['FI', 'ORGANIZATION', 'Business ID: FI07375462'],
  ['FI', 'ORGANIZATION', 'FO 0737546-2'],
  ['FI', 'ORGANIZATION', '003707375462'],
  ['FI', 'ORGANIZATION', '0212:07375462'],
  ['FI', 'ORGANIZATION', '0037-0737546-2'],
  ['SE', 'PERSON', '1981-12-28-9874'],
  ['SE', 'PERSON', '1981-12-28 9874'],
  ['SE', 'PERSON', 'Pers.nr: 811228-9874;'],
  ['SE', 'PERSON', 'pnr 811228-9874'],
  ['SE', 'ORGANIZATION', 'Momsregistreringsnummer SE556036079301'],
  ['SE', 'ORGANIZATION', '0007:5560360793'],
  ['NO', 'ORGANIZATION', 'Foretaksregisteret NO 923 609 016 MVA'],
  ['NO', 'ORGANIZATION', '0192:923609016'],
  ['DK', 'ORGANIZATION', '0184:24256790'],
];

const refused: [string, IdentityHolder, string, string][] = [
  ['FI', 'PERSON', '131052-308U', 'check character'],
  ['FI', 'PERSON', '310252-308T', 'the date does not exist'],
  ['FI', 'PERSON', '290299A248A', 'no leap year'],
  ['FI', 'PERSON', '811228-9874', 'a Swedish number'],
  ['FI', 'ORGANIZATION', '0737546-3', 'check digit'],
  ['FI', 'ORGANIZATION', '131052-308T', 'a person'],
  ['SE', 'PERSON', '811228-9875', 'Luhn'],
  ['SE', 'PERSON', '810229-9874', 'no leap year'],
  ['SE', 'PERSON', '131052-308T', 'a Finnish number'],
  ['SE', 'PERSON', '556036-0793', 'an organisation'],
  ['SE', 'ORGANIZATION', '556036-0794', 'Luhn'],
  ['NO', 'ORGANIZATION', '923609017', 'check digit'],
  ['DK', 'PERSON', '320761-4285', 'the date does not exist'],
  ['DK', 'ORGANIZATION', '24256791', 'check digit'],
  ['GB', 'PERSON', '', 'empty'],
  ['SE', 'PERSON', '1981-13-28-9874', 'no such month'],
  ['SE', 'ORGANIZATION', '0192:5560360793x', 'a letter'],
  ['FI', 'ORGANIZATION', '0037', 'a scheme alone'],
  ['FI', 'PERSON', '１３１０５２-308T', 'full-width digits'],
];

it.each([
  ['FI', '290224A248H', '2024-02-28', '2024-02-29'],
  ['SE', '202402298257', '2024-02-28', '2024-02-29'],
  ['DK', '290224-4285', '2024-02-28', '2024-02-29'],
])('%s %s: a person who is not born has no number', (country, text, before, since) => {
  expect(isIdentityNumber(country, 'PERSON', text, new Date(before))).toBe(false);
  expect(isIdentityNumber(country, 'PERSON', text, new Date(since))).toBe(true);
});

it.each(['Y-tunnus: 0737546–2', '0737546\u00a0-\u200b2', ' FI0737546-2'])(
  'keeps %j without its typography and its label',
  text => expect(typedIdentity(text)).toMatch(/^(?:FI)?0737546 ?- ?2$/),
);

/** @proves FAULT-58 */
describe('identity numbers', () => {
  it.each(accepted)('accepts the %s number of a %s: %s', (country, holder, text) => {
    expect(isIdentityNumber(country, holder, text)).toBe(true);
  });

  it.each(refused)('rejects as %s number of a %s: %s (%s)', (country, holder, text) => {
    expect(isIdentityNumber(country, holder, text)).toBe(false);
  });

  const birthDays = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('1999-12-31'),
    noInvalidDate: true,
  });
  const two = (value: number): string => String(value).padStart(2, '0');

  it('gives every Finnish date and serial exactly one check character', () => {
    fc.assert(
      fc.property(birthDays, fc.integer({ min: 2, max: 899 }), (born, serial) => {
        const date = `${two(born.getUTCDate())}${two(born.getUTCMonth() + 1)}${two(born.getUTCFullYear() % 100)}`;
        const stem = `${date}-${String(serial).padStart(3, '0')}`;
        const good = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', check => stem + check).filter(text =>
          isIdentityNumber('FI', 'PERSON', text),
        );
        expect(good).toHaveLength(1);
      }),
    );
  });

  it('gives every Swedish date, including coordination numbers, exactly one check digit', () => {
    fc.assert(
      fc.property(birthDays, fc.integer({ min: 1, max: 999 }), fc.boolean(), (born, serial, coordination) => {
        const day = born.getUTCDate() + (coordination ? 60 : 0);
        const stem = `${born.getUTCFullYear()}${two(born.getUTCMonth() + 1)}${two(day)}${String(serial).padStart(3, '0')}`;
        const good = Array.from('0123456789', check => stem + check).filter(text =>
          isIdentityNumber('SE', 'PERSON', text),
        );
        expect(good).toHaveLength(1);
      }),
    );
  });

  it('detects every single wrong digit of a Norwegian birth number', () => {
    const numbers = norwegianNumbers();
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.nat(10),
        fc.integer({ min: 1, max: 9 }),
        (number, place, change) => {
          const wrong = (Number(number[place]) + change) % 10;
          const broken = number.slice(0, place) + wrong + number.slice(place + 1);
          expect(isIdentityNumber('NO', 'PERSON', number)).toBe(true);
          expect(isIdentityNumber('NO', 'PERSON', broken)).toBe(false);
        },
      ),
    );
  });

  it('gives a Finnish business number at most one check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), stem => {
        const good = Array.from('0123456789').filter(check =>
          isIdentityNumber('FI', 'ORGANIZATION', `${String(stem).padStart(7, '0')}-${check}`),
        );
        expect(good.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('throws for no text', () => {
    fc.assert(
      fc.property(
        // The library's own `binary` unit takes a second to make.
        fc.array(fc.nat(0x10_ff_ff)).map(points => String.fromCodePoint(...points)),
        fc.constantFrom('FI', 'SE', 'NO', 'DK', 'EN', '__proto__'),
        (text, country) => {
          expect(typeof isIdentityNumber(country, 'PERSON', text)).toBe('boolean');
        },
      ),
    );
  });
});

/** Valid numbers among all possible endings for one birth date and for its D-number. */
function norwegianNumbers(): string[] {
  const stems = ['010180', '410180'];
  return stems.flatMap(stem =>
    Array.from({ length: 100_000 }, (_, ending) => stem + String(ending).padStart(5, '0'))
      .filter(text => isIdentityNumber('NO', 'PERSON', text))
      .slice(0, 40),
  );
}
