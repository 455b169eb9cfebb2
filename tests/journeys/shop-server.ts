/** One shop for all journeys: the built server on a free port, its own data folder, seeded; stopped and removed afterwards. */
import { makeBuiltShop } from '../support/built-shop.ts';

export default async function openShop(): Promise<() => Promise<void>> {
  const built = makeBuiltShop();
  const shop = await built.start();
  process.env['SHOP_ORIGIN'] = shop.origin;
  return async () => {
    await shop.stop();
    built.remove();
  };
}
