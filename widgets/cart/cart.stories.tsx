/** The cart page: filled and empty. */

import { aCart, aLine, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { CartView } from './cart-view.tsx';

export default { title: 'Widgets / Cart' };

const view = (
  <CartView
    id="cart"
    props={{ checkoutHref: '/kassa', shopHref: '/', promoCodes: true }}
    data={undefined}
    place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
    page={pageContext({})}
  />
);

export const Filled = () => shopperScene({ cart: aCart([aLine({ quantity: 2 })]) }).within(view);
export const Empty = () => shopperScene().within(view);
