/** The checkout of a filled cart, and of an empty one. */

import { aCart, aLine, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { CheckoutView } from './checkout-view.tsx';

export default { title: 'Widgets / Checkout' };

const view = (
  <CheckoutView
    id="checkout"
    props={{
      customerTypes: ['PERSON', 'ORGANIZATION'],
      identityPayments: ['invoice'],
      consents: ['newsletter'],
      references: ['reference', 'costCenter'],
      confirmHref: '/checkout/confirm',
      shopHref: '/',
      promoCodes: true,
      termsHref: '/ostoehdot',
    }}
    data={undefined}
    place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
    page={pageContext({})}
  />
);

export const Filled = () => shopperScene({ cart: aCart([aLine({ quantity: 2 })]) }).within(view);
export const Empty = () => shopperScene().within(view);
