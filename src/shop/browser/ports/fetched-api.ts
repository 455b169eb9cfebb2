/** All operations of the backend, of which a visit fetches the code that it calls. */
import type { Api } from '#api/api.ts';
import type { ApiOptions } from '#api/create-api.ts';
import { fetchedWhenCalled } from '#api/fetched-when-called.ts';
import type { StandardVariables } from '#api/standard-variables.ts';
import type { Transport } from '#api/transport.ts';

interface Parts extends Omit<ApiOptions, 'vehicles'> {
  /** Without the cache of queries and its code: for what a visit asks once, such as the products related to another. */
  direct: Transport;
}

/**
 * What a press asks for without a navigation has code of its own: related products, vehicles and the account. The rest
 * comes as one, as navigation needs it.
 */
export function createFetchedApi({ direct, ...options }: Parts, standard: StandardVariables): Api {
  const { transport } = options;
  let together: Promise<Api> | undefined;
  const all = () => {
    together ??= import('#api/create-api.ts').then(({ createApi }) => createApi(options));
    // The next call loads again.
    together.catch(() => (together = undefined));
    return together;
  };
  const nouns: Partial<Api> = {
    account: fetchedWhenCalled(() =>
      import('#api/account/account.ts').then(({ createAccountApi }) => createAccountApi(transport, standard)),
    ),
    product: fetchedWhenCalled(() =>
      import('#api/product/product.ts').then(({ createProductApi }) => createProductApi(direct, standard)),
    ),
    vehicle: fetchedWhenCalled(() =>
      import('#api/vehicle/vehicle.ts').then(({ createVehicleApi }) => createVehicleApi(transport, standard)),
    ),
  };
  return new Proxy(nouns as Api, {
    get: (known, noun: keyof Api) =>
      known[noun] ?? fetchedWhenCalled(async () => (await all())[noun] as never),
  });
}
