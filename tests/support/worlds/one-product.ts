/** Fills a test's shop with one product, `product-1`, for tests about what shoppers write of it. */
import type { World } from './world.ts';

export async function oneProduct(world: World): Promise<void> {
  await world.aCategory({ id: 1 });
  await world.aBrand(1);
  await world.aProduct({ id: 1 });
}
