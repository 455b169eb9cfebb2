/** Renders the checkout and fills in its form, for tests. */

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckoutView } from '#widgets/checkout/checkout-view.tsx';
import { type ShopperSceneOptions, shopperScene } from './shopper-scene.tsx';
import { pageContext } from './widget-scene.tsx';

export const orderButtonLabel = /^Tilaa (?:ja maksa|maksuvelvollisesti)$/;

export async function show(options: ShopperSceneOptions) {
  const scene = shopperScene(options);
  render(
    scene.within(
      <CheckoutView
        id="checkout"
        props={{
          customerTypes: ['PERSON', 'ORGANIZATION'],
          identityPayments: ['invoice'],
          consents: ['newsletter', 'sms'],
          references: ['reference', 'costCenter'],
          confirmHref: '/checkout/confirm',
          shopHref: '/',
          promoCodes: true,
          cartHref: '/ostoskori',
          termsHref: '/ostoehdot',
        }}
        data={undefined}
        place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
        page={pageContext({})}
      />,
    ),
  );
  await screen.findByRole('heading', { level: 1, name: /Kassa|tyhjä/ });
  return scene;
}

export const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Sets values at once: these tests are not about typing. */
export function typeDetails() {
  type(/^Sähköposti/, 'aino@esimerkki.fi');
  type(/^Puhelinnumero/, '040 123 4567');
  type(/^Etunimi/, 'Aino');
  type(/^Sukunimi/, 'Aalto');
  type(/^Katuosoite/, 'Esimerkkitie 1');
  type(/^Postinumero/, '00100');
  type(/^Postitoimipaikka/, 'Helsinki');
}

export const acceptTerms = () =>
  userEvent.click(screen.getByRole('checkbox', { name: /Hyväksyn ostoehdot/ }));

/** Types with key events, for tests where they matter. */
export async function fillIn() {
  await screen.findByRole('heading', { name: '1. Tietosi' });
  typeDetails();
  await userEvent.click(await screen.findByRole('radio', { name: /Tilisiirto/ }));
  await acceptTerms();
}

export const order = () => userEvent.click(screen.getByRole('button', { name: orderButtonLabel }));
