/** The model years for which a product is made. */
import { expect, it } from 'vitest';
import { listedYears } from './model-years.ts';

const trx = (year: number) => `f_52_477_honda-${year}-trx520-foreman`;
const honda = { manufacturer: 'Honda', model: 'TRX520 Foreman' };

it('joins years without a gap, and knows no year of another model', () => {
  expect(listedYears([trx(2021), trx(2019), trx(2020), trx(2016)], honda)).toBe('2016, 2019–2021');
  expect(listedYears([trx(2021)], { ...honda, model: 'TRX420' })).toBeNull();
});
