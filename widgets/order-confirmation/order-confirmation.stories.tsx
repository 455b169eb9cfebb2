/** A placed order, as its buyer sees it. */
import { pageContext } from '#tests/support/widget-scene.tsx';
import { shopperScene } from '#tests/support/shopper-scene.tsx';
import { OrderConfirmation } from './order-confirmation.tsx';
import { anOrder } from './sample-order.ts';

export default { title: 'Order confirmation' };

export const Placed = () =>
  shopperScene().within(
    <OrderConfirmation
      id="confirmation"
      props={{ shopHref: '/', checkoutHref: '/kassa' }}
      data={anOrder()}
      place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
      page={pageContext({})}
    />,
  );
