/** Measures every query on one running shop; the trivial query is the reference. */
import { documents } from './queries.mjs';

const address = {
  firstName: 'Anna',
  lastName: 'Aalto',
  addressLine1: 'Tie 1',
  zip: '00100',
  city: 'Helsinki',
};

/** What one client does at each turn: functions that take the number of the turn. */
function turnsOf({ timed, shopper }, subjects) {
  const of = (values, number) => values[number % values.length];
  const { categories, vehicles, brands, aliases, ruled, skus, words, paymentId } = subjects;
  const checkout = number => ({
    email: `buyer${number}@example.com`,
    paymentId,
    billingAddress: address,
    acceptedConsents: ['order'],
  });
  const item = number => ({ skuId: of(skus, number), quantity: 1 });
  const prefix = number => {
    const word = of(words, number);
    return word.slice(0, 2 + (number % (word.length - 1)));
  };

  return {
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
    fits: number => {
      const vehicle = of(vehicles, number);
      // As the shop lists what fits: with what is universal, in the order of the facets.
      const facets = [vehicle, vehicle.replace(/[^_]*$/, 'universal')];
      return timed(documents.list, {
        categoryAlias: of(categories, number),
        filter: { facets, sort: 'FACET_ORDER' },
      });
    },
    check: number =>
      timed(documents.list, {
        categoryAlias: of(categories, number),
        filter: { facets: [`${of(vehicles, number)}.check`] },
      }),
    related: number => timed(documents.related, { alias: of(ruled, number) }),
    set: number => timed(documents.set, { alias: of(ruled, number), vehicle: of(vehicles, number) }),
    suggest: number => timed(documents.suggest, { text: prefix(number) }),
    product: number => timed(documents.product, { alias: of(aliases, number) }),
    open: () => shopper().timed(documents.cart),
    add: async number => {
      const { ask, timed } = shopper();
      const { data } = await ask(documents.cart);
      return timed(documents.add, { id: data.getCart.id, item: item(number) });
    },
    place: async number => {
      const { ask, timed } = shopper();
      const { data } = await ask(documents.cart);
      await ask(documents.add, { id: data.getCart.id, item: item(number) });
      const placed = await timed(documents.place, { cartId: data.getCart.id, checkout: checkout(number) });
      if (!placed.data.placeOrder?.orderId) throw new Error(`no order: ${JSON.stringify(placed.data)}`);
      return placed;
    },
  };
}

/**
 * Latency and throughput of every query with ten clients, and CPU time per turn.
 * @param readCpu milliseconds that shop and database have used so far; undefined where the system does not report them
 */
export async function measureShop(clients, subjects, seconds, readCpu) {
  const figures = {};
  for (const [name, turn] of Object.entries(turnsOf(clients, subjects))) {
    await clients.measure(Math.min(1, seconds), turn);
    const before = readCpu();
    const figure = await clients.measure(seconds, turn);
    figures[name] = { ...figure, cpuMs: (readCpu() - before) / figure.turns };
  }
  return figures;
}

const COUNTED = 5;

/**
 * Statements per request with warm caches: the fewest of several requests, because jobs in the background add to them.
 * Every turn asks for the same, so that all but the first find it in the caches; the preparing requests do not count.
 * @param counts numbers of a counter, which change with every statement
 */
export async function statementsPerTurn(clients, subjects, counts) {
  let before;
  /** Counts from the timed request on. */
  const counting = ({ ask, timed }) => ({
    ask,
    timed: (...request) => {
      before = { ...counts };
      return timed(...request);
    },
  });
  const turns = turnsOf({ ...counting(clients), shopper: () => counting(clients.shopper()) }, subjects);
  const fewest = {};
  for (const name of ['list', 'product', 'add', 'place']) {
    const found = [];
    for (let turn = 0; turn < COUNTED; turn += 1) {
      await turns[name](0);
      found.push(counts.statements - counts.control - (before.statements - before.control));
    }
    fewest[name] = Math.min(...found);
  }
  return fewest;
}
