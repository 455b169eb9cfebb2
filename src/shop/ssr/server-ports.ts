/** Store ports on the server: stores only hold defaults, so there is no input, no other tab and no storage. */
import type { StorePorts } from '#stores/shopper/shopper-stores.ts';

const never = () => Promise.reject(new Error('Stores do not call the backend on the server'));

export const noPorts: StorePorts = {
  api: {
    cart: {
      get: never,
      find: never,
      add: never,
      addAll: never,
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
