/** What a client of the API sends to buy: documents and an address, shared by tests and benches. */

export const newCart = 'query { getCart(id: "") { id } }';

export const addToCart =
  'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }';

export const placeOrder =
  'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId publicId status redirectUrl } }';

export const billingAddress = {
  firstName: 'Anna',
  lastName: 'Aalto',
  addressLine1: 'Esimerkkitie 1',
  zip: '00100',
  city: 'Helsinki',
  mobile: '040 123 4567',
};
