/** The form as browsers and password managers fill it: by autocomplete tokens, all fields at once, without focusing any (WCAG 1.3.5). */
import { checkoutOf } from '#stores/shopper/checkout-of.ts';
import { show } from '#tests/support/worlds/checkout-scene.tsx';
import { aCart, aLine } from '#tests/support/worlds/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

const cart = aCart([aLine()]);

/** Every text field by its form name. Fields marked `off` have no matching token (care-of, door code, identity number). */
const address = (part: 'billing' | 'shipping') => ({
  [`${part}.firstName`]: `${part} given-name`,
  [`${part}.lastName`]: `${part} family-name`,
  [`${part}.addressLine1`]: `${part} address-line1`,
  [`${part}.zip`]: `${part} postal-code`,
  [`${part}.city`]: `${part} address-level2`,
  [`${part}.careOf`]: 'off',
  [`${part}.addressLine2`]: `${part} address-line2`,
  [`${part}.entryCode`]: 'off',
});
const tokens: Readonly<Record<string, string>> = {
  email: 'email',
  'billing.mobile': 'tel',
  'billing.company': 'billing organization',
  identityNumber: 'off',
  reference: 'off',
  costCenter: 'off',
  ...address('billing'),
  ...address('shipping'),
  promoCode: 'off',
};

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    'input:not([type=radio], [type=checkbox], [type=hidden], [type=number], [inputmode=numeric][aria-label])',
  ),
];

beforeEach(() => sessionStorage.clear());

async function showAll() {
  const scene = await show({ cart });
  await screen.findByRole('heading', { name: '1. Tietosi' });
  await userEvent.click(screen.getByRole('radio', { name: 'Yritys' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /eri osoitteeseen/ }));
  return scene;
}

it('gives every field of both addresses its autocomplete token', async () => {
  await showAll();
  const named = Object.fromEntries(fields().map(({ name, autocomplete }) => [name, autocomplete]));
  for (const [name, token] of Object.entries(named)) expect([name, token]).toEqual([name, tokens[name]]);
  const wanted = Object.keys(tokens).filter(name => name !== 'promoCode');
  expect(Object.keys(named)).toEqual(expect.arrayContaining(wanted));
});

it('uses no token twice, so that every value is filled into the right field', async () => {
  await showAll();
  const used = fields().flatMap(({ autocomplete }) => (autocomplete === 'off' ? [] : [autocomplete]));
  expect(used.toSorted()).toEqual([...new Set(used)].toSorted());
});

it.each(['input', 'change'])(
  'accepts values that are filled in all at once, by a %s event alone and without focus',
  async event => {
    const { stores } = await showAll();
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const active = document.activeElement;
    act(() => {
      for (const field of fields()) {
        if (!(field.name in tokens)) continue;
        setter?.call(field, field.name.endsWith('.zip') ? '00100' : `own ${field.name}`);
        field.dispatchEvent(new Event(event, { bubbles: true }));
      }
    });
    expect(document.activeElement).toBe(active);
    const { form } = checkoutOf(stores);
    expect(form).toMatchObject({ email: 'own email', identityNumber: 'own identityNumber' });
    for (const part of ['billing', 'shipping'] as const) {
      const { country, mobile, company, ...rest } = { ...form[`${part}Address`] };
      expect(country).toBe('FI');
      expect([mobile, company]).toEqual(
        part === 'billing' ? ['own billing.mobile', 'own billing.company'] : ['', ''],
      );
      for (const [name, value] of Object.entries(rest))
        expect([name, value]).toEqual([name, name === 'zip' ? '00100' : `own ${part}.${name}`]);
    }
  },
);
