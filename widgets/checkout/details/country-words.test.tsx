/** Numbers are named as in the country of the buyer, in each language: Swedish in Sweden is not Swedish in Finland. */

import { serverIntl } from '#i18n/server-intl.ts';
import { languages } from '#kernel/languages.gen.ts';
import { show, type } from '#tests/support/worlds/checkout-scene.tsx';
import { aCart, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

beforeEach(() => sessionStorage.clear());

it.each([
  ['se', 'Organisationsnummer', /070-123\s45\s67/],
  ['fi', 'FO-nummer', /040\s123\s4567/],
  ['no', 'Organisationsnummer', /412\s34\s567/],
  ['dk', 'CVR-nummer', /20\s12\s34\s56/],
])('asks for the numbers of %s in Swedish', async (market, number, phone) => {
  await show({ cart: aCart([aLine()]), segment: { market, locale: 'sv', customerType: 'ORGANIZATION' } });
  expect(await screen.findByLabelText(number)).toBeVisible();
  const field = screen.getByLabelText('Telefonnummer');
  type('Telefonnummer', 'x');
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription(phone);
});

const messages = [
  'LABEL_PERSONAL_ID',
  'LABEL_ORGANIZATION_ID',
  'FIELD_ERROR_PERSONAL_ID',
  'FIELD_ERROR_ORGANIZATION_ID',
  'PERSONAL_ID_ERROR_NOT_VALID',
  'ORGANIZATION_ID_ERROR_NOT_VALID',
  'CHECKOUT_PERSONAL_ID_DESCRIPTION',
  'CHECKOUT_ORGANIZATION_ID_DESCRIPTION',
  'FIELD_ERROR_PHONE_NUMBER',
] as const;

it.each(messages)('%s has words of its own for the countries that number differently', id => {
  for (const { code } of languages) {
    const say = (country: string) => serverIntl(code).formatMessage({ id }, { country });
    expect(say('SE'), `in ${code}`).not.toBe(say('FI'));
    expect(say('DK'), `in ${code}`).not.toBe(say('FI'));
  }
});
