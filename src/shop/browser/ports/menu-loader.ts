/** Fetches a menu by its location; its code is fetched with the first menu. */
import type { Menu } from '#api/content/types.ts';
import type { StandardVariables } from '#api/standard-variables.ts';
import type { Transport } from '#api/transport.ts';
import type { CustomerType } from '#kernel/segment.ts';

interface Parts {
  transport: Transport;
  standard: StandardVariables;
  customerType: CustomerType;
  origin: string;
}

export const createMenuLoader =
  ({ transport, standard, customerType, origin }: Parts) =>
  (location: string): Promise<Menu | null> =>
    import('#api/content/content.ts').then(({ createContentApi }) =>
      createContentApi(transport, standard, customerType, origin).menu(location),
    );
