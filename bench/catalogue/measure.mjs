/** Measures every query on one running shop; the trivial query is the reference. */
import { documents } from './queries.mjs';

const address = {
  firstName: 'Anna',
  lastName: 'Aalto',
  addressLine1: 'Tie 1',
  zip: '00100',
  city: 'Helsinki',
};

export async function measureShop({ measure, timed, ask }, subjects, seconds) {
  const of = (values, number) => values[number % values.length];
  const { categories, vehicles, brands, aliases, skus, words, paymentId } = subjects;
  const checkout = number => ({ email: `buyer${number}@example.com`, paymentId, billingAddress: address });
  const item = number => ({ skuId: of(skus, number), quantity: 1 });
  const prefix = number => {
    const word = of(words, number);
    return word.slice(0, 2 + (number % (word.length - 1)));
  };

  const turns = {
    trivial: () => timed(documents.trivial),
    list: number => timed(documents.list, { categoryAlias: of(categories, number) }),
    vehicle: number =>
      timed(documents.list, {
        categoryAlias: of(categories, number),
        filter: {
          facets: [
            of(vehicles, number),
            `b_${of(brands, number)}`,
            `b_${of(brands, number + 1)}`,
            'stock_in-stock',
          ],
        },
      }),
    suggest: number => timed(documents.suggest, { text: prefix(number) }),
    product: number => timed(documents.product, { alias: of(aliases, number) }),
    add: async number => {
      const { data } = await ask(documents.cart);
      return timed(documents.add, { id: data.getCart.id, item: item(number) });
    },
    place: async number => {
      const { data } = await ask(documents.cart);
      await ask(documents.add, { id: data.getCart.id, item: item(number) });
      const placed = await timed(documents.place, { cartId: data.getCart.id, checkout: checkout(number) });
      if (!placed.data.placeOrder?.orderId) throw new Error(`no order: ${JSON.stringify(placed.data)}`);
      return placed;
    },
  };

  const figures = {};
  for (const [name, turn] of Object.entries(turns)) {
    await measure(Math.min(1, seconds), turn);
    figures[name] = await measure(seconds, turn);
  }
  return figures;
}
