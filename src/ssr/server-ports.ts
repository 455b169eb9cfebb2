/** On the server the stores only hold defaults: nobody types, no tab listens, nothing is written. */
import type { StorePorts } from '#stores/shopper-stores.ts';

const never = () => Promise.reject(new Error('Stores do not call the backend on the server'));

export const noPorts: StorePorts = {
  api: {
    cart: {
      get: never,
      find: never,
      add: never,
      setQuantity: never,
      addPackage: never,
      setGroupQuantity: never,
      setPromoCode: never,
    },
    checkout: { update: never, place: never, confirmation: never, complete: never },
  },
  allApi: never,
  cookies: { get: () => null, set: () => undefined, remove: () => undefined },
  storage: { get: () => null, set: () => undefined },
  tabs: { publish: () => undefined, subscribe: () => () => undefined },
  log: () => undefined,
  newKey: () => '',
};
